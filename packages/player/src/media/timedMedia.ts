import { type NodeMedia, safeMediaAddress, shownMedia } from '@dreamfork/story';

/** The media files that are shown to a reader, in the author's order. */
export const readableMedia = (media: readonly NodeMedia[]): NodeMedia[] =>
  shownMedia(media).filter(({ url }) => safeMediaAddress(url) !== null);

/** The recordings among them: automatic mode waits until each has ended. */
export const recordingIds = (media: readonly NodeMedia[]): string[] =>
  readableMedia(media)
    .filter(({ mediaType }) => mediaType === 'video' || mediaType === 'audio')
    .map(({ id }) => id);

/** The address of the captions (WebVTT) of a recording, if it has a safe one. */
export const captionsAddress = ({ captionsUrl }: NodeMedia): string | null =>
  captionsUrl === undefined ? null : safeMediaAddress(captionsUrl);

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** A time of a recording: 3:07, 1:02:45. */
export function recordingTime(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const minutes = Math.floor(whole / 60);
  const hours = Math.floor(minutes / 60);
  return hours > 0
    ? `${hours}:${twoDigits(minutes % 60)}:${twoDigits(whole % 60)}`
    : `${minutes}:${twoDigits(whole % 60)}`;
}

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
    // The browser refuses, or the medium failed, which it shows itself: the button stays at play.
    return;
  }
}
