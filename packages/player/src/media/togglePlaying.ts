/** Plays or stops; a browser that refuses to play by itself says nothing worth telling. */
export async function togglePlaying(element: HTMLMediaElement | null): Promise<void> {
  if (!element) return;
  if (!element.paused) {
    element.pause();
    return;
  }
  try {
    await element.play();
  } catch {
    return;
  }
}
