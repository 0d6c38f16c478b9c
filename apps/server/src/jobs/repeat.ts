/** Does something again and again until it is stopped. What fails is reported and tried again in time. */
export function repeat(
  work: () => Promise<unknown>,
  { every, onFailure }: { every: number; onFailure: (error: unknown) => void },
): { stop: () => Promise<void> } {
  let running: Promise<unknown> = Promise.resolve();
  const round = () => {
    running = running.then(work).catch(onFailure);
  };
  round();
  const timer = setInterval(round, every);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
