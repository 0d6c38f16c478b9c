/** Lets the events of a model through one at a time. */
export function createGate() {
  let passes = 0;
  let waiting: (() => void)[] = [];
  const release = () => {
    const open = waiting.splice(0, passes);
    passes = Math.max(passes - open.length, 0);
    for (const resolve of open) resolve();
  };
  return {
    wait: () =>
      new Promise<void>((resolve) => {
        waiting.push(resolve);
        release();
      }),
    pass: (count = 1) => {
      passes += count;
      release();
    },
    reset: () => {
      passes = 0;
      waiting = [];
    },
  };
}
