/**
 * Reads stories from the database, one reading at a time: whatever is asked for meanwhile is read together afterwards,
 * so that every reading begins after it was asked for. Reports the first of failures in a row.
 */
export function createLook(
  read: (storyIds: readonly string[]) => Promise<void>,
  onFailure: (error: unknown) => void,
) {
  const wanted = new Set<string>();
  let running: Promise<void> | undefined;
  let isFailing = false;

  async function readWanted(): Promise<void> {
    try {
      while (wanted.size > 0) {
        const storyIds = [...wanted];
        wanted.clear();
        await read(storyIds);
      }
      isFailing = false;
    } catch (error) {
      if (!isFailing) onFailure(error);
      isFailing = true;
    } finally {
      running = undefined;
    }
  }

  return async (storyIds: Iterable<string>): Promise<void> => {
    for (const id of storyIds) wanted.add(id);
    if (wanted.size > 0) running ??= readWanted();
    await running;
  };
}
