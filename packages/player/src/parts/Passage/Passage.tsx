import type { PlayEvent, PlayView } from '@dreamfork/story';
import type { ReactNode, Ref } from 'react';
import { Hidden } from '../../controls/Hidden.tsx';
import { useWords } from '../../labels/PlayerLanguage.tsx';
import type { PlayerHeadingLevel } from '../../StoryPlayer/StoryPlayer.types.ts';
import type { MediaReports } from '../Media/MediaFigure.tsx';
import { MediaList } from '../Media/MediaList.tsx';
import { DeadEndNotice } from '../Notice/DeadEndNotice.tsx';
import { ChoiceList } from '../Offers/ChoiceList.tsx';
import { PathList } from '../Offers/PathList.tsx';
import * as styles from './Passage.css.ts';
import { PassageText } from './PassageText.tsx';

export type PassageProps = MediaReports & {
  view: PlayView;
  headingLevel: PlayerHeadingLevel;
  headingRef: Ref<HTMLHeadingElement> | null;
  /** Not read yet: stands ready, unseen, for the step that leads to it. */
  isAhead: boolean;
  /** The reader has just moved here: the passage settles into its place. */
  isArriving: boolean;
  /** Recordings begin by themselves. */
  playsByItself: boolean;
  onEvent: (event: PlayEvent) => void;
  /** What stands below an end. */
  ending: ReactNode;
};

/** One node as a reader meets it: heading, media, text, and the ways on. */
export function Passage({
  view,
  headingLevel,
  headingRef,
  isAhead,
  isArriving,
  playsByItself,
  onEvent,
  onEnded,
  onFailed,
  ending,
}: PassageProps) {
  const words = useWords();
  const { node } = view;
  const Title = `h${headingLevel + 1}` as 'h2' | 'h3' | 'h4';
  return (
    <article
      className={styles.passage}
      aria-hidden={isAhead || undefined}
      data-arriving={isArriving || undefined}
    >
      <span className={styles.place} aria-hidden="true">
        {view.position}/{view.total}
      </span>
      <Title ref={headingRef} tabIndex={-1} className={styles.title}>
        {node.title || <Hidden>{words.counter(view.position, view.total)}</Hidden>}
      </Title>
      <MediaList
        media={isAhead ? [] : node.media}
        fallbackName={node.title}
        playsByItself={playsByItself}
        onEnded={onEnded}
        onFailed={onFailed}
      />
      <PassageText content={node.content} headingLevel={headingLevel + 1} />
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
      {view.isEnd && ending}
      {view.isDeadEnd && <DeadEndNotice />}
    </article>
  );
}
