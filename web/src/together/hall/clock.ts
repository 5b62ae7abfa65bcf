// Time on the clocks of a table, as it runs down between two messages of the hall.

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** What is left, told at an instant of this machine's own clock. */
export interface Clocks {
  left: number[];
  at: number;
}

export function leftAt({ left, at }: Clocks, seat: number, running: number | undefined, now: number): number {
  return Math.max(0, (left[seat] ?? 0) - (seat === running ? now - at : 0));
}

/** "4:05", "1:02:03"; from a day on "2 d 3 h", in the signs of the language. */
export function clockWords(left: number, signs: { day: string; hour: string }): string {
  const two = (value: number) => String(value).padStart(2, '0');
  if (left >= day) {
    return `${String(Math.floor(left / day))} ${signs.day} ${String(Math.floor((left % day) / hour))} ${signs.hour}`;
  }
  const whole = Math.ceil(left / second);
  const [hours, minutes, seconds] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return hours > 0 ? `${String(hours)}:${two(minutes)}:${two(seconds)}` : `${String(minutes)}:${two(seconds)}`;
}

/** Time is short: worth a sign that is more than a colour. */
export const isShort = (left: number): boolean => left < 30 * second;
