import type { PlayView } from '@dreamfork/story';
import { whenIdle } from '@dreamfork/ui/browser';
import { useEffect, useEffectEvent, useState } from 'react';
import { hidden } from '../controls/controls.css.ts';
import { type PlayerMessages, usePlayerMessages } from '../labels/PlayerLanguage.tsx';
import type { ReadingNotice } from '../session/reading.ts';

export type AnnouncementProps = {
  view: PlayView;
  notice: ReadingNotice | null;
  /** What the step changed, what other readers chose, and how many endings were found. */
  figures: readonly (string | null)[];
  /** The number of moves: nothing is announced on opening. */
  moves: number;
};

/** Announces the reader's progress, after the heading of the new passage has been read. */
export function Announcement({ view, notice, figures, moves }: AnnouncementProps) {
  const messages = usePlayerMessages();
  const [text, setText] = useState('');
  const say = useEffectEvent(() =>
    setText([announcement(view, notice, messages), ...figures].filter(Boolean).join('. ')),
  );
  // An answer changes values without a move.
  const [changes] = figures;
  useEffect(() => (moves > 0 || changes ? whenIdle(() => say()) : undefined), [moves, changes]);
  return (
    <div role="status" className={hidden}>
      {text}
    </div>
  );
}

/** The announcement of a new passage; its heading is read because it gets the focus. */
function announcement(
  view: PlayView,
  notice: ReadingNotice | null,
  messages: PlayerMessages,
): string {
  const open = view.choices.filter(({ closedReason }) => closedReason === undefined);
  const offered = open.length + view.paths.length;
  const more = view.question
    ? messages.question.asked
    : offered > 0
      ? messages.offered(offered)
      : view.isEnd
        ? messages.end.overlay.title
        : view.isDeadEnd
          ? messages.deadEnd.title
          : null;
  const noticeText = notice && messages.notice[notice];
  return [messages.counter(view.position, view.total), more, noticeText].filter(Boolean).join('. ');
}
