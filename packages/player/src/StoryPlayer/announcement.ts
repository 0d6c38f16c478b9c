import type { PlayView } from '@dreamfork/story';
import type { playerMessages } from '../messages.ts';

type Words = (typeof playerMessages)['ru'];

/** What a screen reader says of a new passage; its heading is read by the focus that moves there. */
export function announcement(view: PlayView, messages: Words): string {
  const offered = view.choices.length + view.paths.length;
  const more =
    offered > 0
      ? messages.offered(offered)
      : view.isEnd
        ? messages.end.overlay.title
        : view.isDeadEnd
          ? messages.deadEnd.title
          : null;
  return [messages.counter(view.position, view.total), more].filter(Boolean).join('. ');
}
