import type { PlayEvent, PlayView } from '@dreamfork/story';
import { VisuallyHidden } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import type { Ref } from 'react';
import { playerMessages } from '../../messages.ts';
import type {
  PlayerHeadingLevel,
  PlayerPresentation,
} from '../../StoryPlayer/StoryPlayer.types.ts';
import { MediaList } from '../Media/MediaList.tsx';
import { DeadEndNotice } from '../Notice/DeadEndNotice.tsx';
import { EndNotice } from '../Notice/EndNotice.tsx';
import { ChoiceList } from '../Offers/ChoiceList.tsx';
import { PathList } from '../Offers/PathList.tsx';
import * as styles from './Passage.css.ts';
import { PassageText } from './PassageText.tsx';

export type PassageProps = {
  view: PlayView;
  presentation: PlayerPresentation;
  headingLevel: PlayerHeadingLevel;
  headingRef: Ref<HTMLHeadingElement>;
  /** The reader has just moved here: the passage settles into its place. */
  isArriving: boolean;
  onEvent: (event: PlayEvent) => void;
};

/** One node as a reader meets it: heading, text, media, and the ways on. */
export function Passage({
  view,
  presentation,
  headingLevel,
  headingRef,
  isArriving,
  onEvent,
}: PassageProps) {
  const messages = useMessages(playerMessages);
  const { node } = view;
  const Title = `h${headingLevel + 1}` as 'h2' | 'h3' | 'h4';
  return (
    <article className={styles.passage} data-arriving={isArriving || undefined}>
      <span className={styles.place} aria-hidden="true">
        {view.position}/{view.total}
      </span>
      <Title ref={headingRef} tabIndex={-1} className={styles.title}>
        {node.title || (
          <VisuallyHidden>{messages.counter(view.position, view.total)}</VisuallyHidden>
        )}
      </Title>
      <MediaList media={node.media} fallbackName={node.title} />
      <PassageText content={node.content} />
      {view.choices.length > 0 && (
        <ChoiceList
          choices={view.choices}
          onChoose={(choiceId) => onEvent({ type: 'choose', choiceId })}
        />
      )}
      {view.paths.length > 0 && (
        <PathList
          paths={view.paths}
          onFollow={(connectionId) => onEvent({ type: 'follow', connectionId })}
        />
      )}
      {view.isEnd && (
        <EndNotice presentation={presentation} onRestart={() => onEvent({ type: 'restart' })} />
      )}
      {view.isDeadEnd && <DeadEndNotice />}
    </article>
  );
}
