/** Milliseconds until what did not come is asked for again; each time twice as many. */
const firstRetry = 5000;
const longestRetry = 5 * 60_000;

type Fetching = {
  /** Answers whether everything came. */
  fetchAll: () => Promise<boolean>;
  pause: (milliseconds: number) => Promise<void>;
  isOver: () => boolean;
};

/** Fetches until everything has come, also from a server that is restarted meanwhile. Answers whether it has. */
export async function fetchUntilWhole({ fetchAll, pause, isOver }: Fetching): Promise<boolean> {
  for (let delay = firstRetry; !isOver(); delay = Math.min(2 * delay, longestRetry)) {
    // A failed load is reported where the panel is opened.
    if (await fetchAll().catch(() => false)) return !isOver();
    await pause(delay);
  }
  return false;
}
