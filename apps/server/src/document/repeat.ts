/** Repeats a task until it is stopped, unless it is still at it. A failure is reported; the next run tries again. */
export function repeat(
  work: () => Promise<unknown>,
  { every, onFailure }: { every: number; onFailure: (error: unknown) => void },
): { again: () => Promise<void>; stop: () => Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  let unfinished = 0;
  const again = () => {
    unfinished += 1;
    running = running
      .then(work)
      .then(() => {})
      .catch(onFailure)
      .finally(() => {
        unfinished -= 1;
      });
    return running;
  };
  void again();
  const timer = setInterval(() => {
    if (unfinished === 0) void again();
  }, every);
  timer.unref();
  return {
    again,
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
