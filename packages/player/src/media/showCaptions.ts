/** Shows the captions of a recording, or hides them. */
export function showCaptions(media: HTMLMediaElement | null, isShown: boolean): void {
  for (const track of media?.textTracks ?? []) track.mode = isShown ? 'showing' : 'hidden';
}
