import type { PlayView } from '@dreamfork/story';
import type { PlayerWords } from '../../labels/labels.ts';

/** What a screen reader says of a new passage; its heading is read by the focus that moves there. */
export function announcement(view: PlayView, words: PlayerWords): string {
  const offered = view.choices.length + view.paths.length;
  const more =
    offered > 0
      ? words.offered(offered)
      : view.isEnd
        ? words.end.overlay.title
        : view.isDeadEnd
          ? words.deadEnd.title
          : null;
  return [words.counter(view.position, view.total), more].filter(Boolean).join('. ');
}
