/** Repeats a task until it is stopped. A failure is reported; the next run tries again. */
export function repeat(
  work: () => Promise<unknown>,
  { every, onFailure }: { every: number; onFailure: (error: unknown) => void },
): { again: () => Promise<void>; stop: () => Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  const again = () => {
    running = running
      .then(work)
      .then(() => {})
      .catch(onFailure);
    return running;
  };
  void again();
  const timer = setInterval(() => void again(), every);
  timer.unref();
  return {
    again,
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
