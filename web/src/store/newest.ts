// Answers come in any order: an early "no" may overtake an earlier "yes", and whoever asked again wants only the newest.

/** Asks one question again and again: only what was asked last is heard, whether it is answered or fails. */
export function newest<Answer>(
  hear: (answer: Answer) => void,
  fail: (error: unknown) => void = () => undefined,
): (asked: Promise<Answer>) => Promise<void> {
  let last: Promise<Answer> | null = null;
  return async (asked) => {
    last = asked;
    let answer: Answer;
    try {
      answer = await asked;
    } catch (error) {
      if (asked === last) fail(error);
      return;
    }
    if (asked === last) hear(answer); // what goes wrong there is no failure of the question
  };
}
