/** Captions of another origin load only if the recording is requested with CORS too. */
export function crossOriginFor(captions: string | null): 'anonymous' | undefined {
  const isElsewhere = captions !== null && /^(?:https?:)?\/\//i.test(captions);
  return isElsewhere ? 'anonymous' : undefined;
}

/** Shows the captions of a recording, or hides them. */
export function showCaptions(media: HTMLMediaElement | null, isShown: boolean): void {
  for (const track of media?.textTracks ?? []) track.mode = isShown ? 'showing' : 'hidden';
}

/** Plays or pauses. A browser may refuse to play without a press, which is ignored. */
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
