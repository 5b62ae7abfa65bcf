// The end of a game as a picture to share: drawn on a canvas, given to whatever the device shares with, else downloaded.
import type { Moment } from './course/curve';

export interface Line {
  name: string;
  score: number;
  colour: string;
  wins: boolean;
}

export interface Ending {
  title: string;
  heading: string;
  lines: Line[];
  curve: Moment[];
  last: number;
}

const width = 1080;
const height = 1080;
const paper = '#f4ede0';
const ink = '#1f2a33';
const soft = '#857650';

export function draw({ title, heading, lines, curve, last }: Ending): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) return canvas;
  pen.fillStyle = paper;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = '#a87747';
  pen.fillRect(0, 0, width, 28);
  write(pen, title, 80, 130, 40, soft);
  write(pen, heading, 80, 220, 76, ink);
  const best = Math.max(1, ...lines.map(({ score }) => score));
  for (const [i, line] of lines.entries()) drawLine(pen, line, 290 + i * 104, best);
  drawCurve(pen, lines, curve, last, 290 + lines.length * 104 + 20);
  write(pen, 'Meadhall', 80, height - 50, 34, soft);
  return canvas;
}

function write(pen: CanvasRenderingContext2D, text: string, x: number, y: number, size: number, colour: string): void {
  pen.fillStyle = colour;
  pen.font = `700 ${String(size)}px Alegreya, Georgia, serif`;
  pen.fillText(text, x, y, width - x - 60);
}

function drawLine(pen: CanvasRenderingContext2D, { name, score, colour, wins }: Line, y: number, best: number): void {
  write(pen, `${wins ? '★ ' : ''}${name}`, 80, y + 26, 36, ink);
  pen.fillStyle = colour;
  pen.strokeStyle = ink;
  pen.lineWidth = 2;
  const long = 60 + (720 * Math.max(0, score)) / best;
  pen.fillRect(80, y + 40, long, 26);
  pen.strokeRect(80, y + 40, long, 26);
  write(pen, String(score), 100 + long, y + 66, 40, ink);
}

function drawCurve(pen: CanvasRenderingContext2D, lines: Line[], curve: Moment[], last: number, top: number): void {
  const tall = height - top - 130;
  if (curve.length < 2 || tall < 80) return;
  pen.fillStyle = '#e9dfcb';
  pen.fillRect(80, top, width - 160, tall);
  for (const [seat, { colour }] of lines.entries()) {
    pen.beginPath();
    for (const { ply, chances } of curve) {
      pen.lineTo(80 + ((width - 160) * ply) / Math.max(1, last), top + tall * (1 - (chances[seat] ?? 0)));
    }
    pen.strokeStyle = colour;
    pen.lineWidth = 6;
    pen.stroke();
  }
}

/** To the device's own way of sharing where it takes pictures; otherwise a file. */
export async function share(ending: Ending, name: string): Promise<void> {
  const blob = await new Promise<Blob | null>((resolve) => {
    draw(ending).toBlob(resolve, 'image/png');
  });
  if (!blob) return;
  const file = new File([blob], name, { type: 'image/png' });
  const shares = (navigator as { canShare?: (data: ShareData) => boolean }).canShare?.({ files: [file] }) ?? false;
  if (shares) {
    await navigator.share({ files: [file], title: ending.heading }).catch(() => undefined); // dismissed
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => {
    URL.revokeObjectURL(link.href);
  }, 1000);
}
