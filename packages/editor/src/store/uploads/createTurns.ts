/** Ends a turn, so that the next one begins. */
export type EndTurn = () => void;

/** Lets so many run at once; the others wait in the order in which they came. */
export function createTurns(most: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  const end = () => {
    running -= 1;
    waiting.shift()?.();
  };

  return (signal: AbortSignal): Promise<EndTurn | null> =>
    new Promise((resolve) => {
      if (signal.aborted) return resolve(null);
      const begin = () => {
        signal.removeEventListener('abort', leave);
        running += 1;
        resolve(end);
      };
      const leave = () => {
        waiting.splice(waiting.indexOf(begin), 1);
        resolve(null);
      };
      if (running < most) return begin();
      waiting.push(begin);
      signal.addEventListener('abort', leave, { once: true });
    });
}
