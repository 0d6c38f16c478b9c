import { type PlayEvent, type PlayView, shownMedia } from '@dreamfork/story';
import { typeset } from '@dreamfork/story/text';
import type { ReactNode, Ref } from 'react';
import { Hidden } from '../../controls/Hidden.tsx';
import { useAuthorText, usePlayerMessages } from '../../labels/PlayerLanguage.tsx';
import type { PlayerHeadingLevel, StoryPlayerProps } from '../../StoryPlayer.types.ts';
import { ChoiceList, PathList } from '../Choices/Choices.tsx';
import { headingRank } from '../headingRank.ts';
import type { MediaReports } from '../Media/MediaFigure.tsx';
import { MediaList } from '../Media/MediaList.tsx';
import { StuckNotice } from '../Notice/StuckNotice.tsx';
import { Question } from '../Question/Question.tsx';
import * as styles from './Passage.css.ts';
import { PassageText } from './PassageText.tsx';

export type PassageProps = MediaReports &
  Pick<StoryPlayerProps, 'besidePart'> & {
    view: PlayView;
    headingLevel: PlayerHeadingLevel;
    headingRef: Ref<HTMLHeadingElement> | null;
    /** Prerendered: invisible until the step that leads to it. */
    isAhead: boolean;
    /** The reader has just moved here: the passage is animated. */
    isArriving: boolean;
    /** The recording that plays automatically. */
    playingId: string | undefined;
    /** Whether options have single-character shortcuts. */
    hasSignKeys: boolean;
    onEvent: (event: PlayEvent) => void;
    /** Content below an end. */
    ending: ReactNode;
  };

/** A node as a reader sees it: heading, media, text, and choices. */
export function Passage({
  view,
  headingLevel,
  headingRef,
  isAhead,
  isArriving,
  playingId,
  hasSignKeys,
  besidePart,
  onEvent,
  onEnded,
  onFailed,
  ending,
}: PassageProps) {
  const messages = usePlayerMessages();
  const authorText = useAuthorText();
  const { node } = view;
  const Title = `h${headingRank(headingLevel + 1)}` as 'h2';
  const isEmpty =
    node.title === '' && node.content.trim() === '' && shownMedia(node.media).length === 0;
  const stuck = view.isDeadEnd
    ? view.choices.length > 0
      ? messages.closedChoices
      : messages.deadEnd
    : isEmpty && !view.isEnd && !view.question
      ? messages.emptyNode
      : null;
  return (
    <article
      className={styles.passage}
      aria-hidden={isAhead || undefined}
      data-arriving={isArriving || undefined}
    >
      <Title
        {...(node.title && authorText)}
        ref={headingRef}
        tabIndex={-1}
        className={styles.title}
      >
        {typeset(node.title) || <Hidden>{messages.counter(view.position, view.total)}</Hidden>}
      </Title>
      <MediaList
        media={isAhead && savesData() ? [] : node.media}
        isAhead={isAhead}
        isFirst={!isArriving}
        fallbackName={node.title}
        playingId={playingId}
        beside={
          besidePart && ((mediaId) => besidePart({ kind: 'media', nodeId: node.id, mediaId }))
        }
        onEnded={onEnded}
        onFailed={onFailed}
      />
      <PassageText content={node.content} headingLevel={headingLevel + 1} />
      {besidePart?.({ kind: 'text', nodeId: node.id })}
      {view.question && (
        <Question question={view.question} onAnswer={(text) => onEvent({ type: 'answer', text })} />
      )}
      {view.choices.length > 0 && (
        <ChoiceList
          choices={view.choices}
          hasKeys={hasSignKeys}
          beside={
            besidePart && ((choiceId) => besidePart({ kind: 'choice', nodeId: node.id, choiceId }))
          }
          onChoose={(choiceId) => onEvent({ type: 'choose', choiceId })}
        />
      )}
      {view.paths.length > 0 && (
        <PathList
          paths={view.paths}
          hasKeys={hasSignKeys}
          onFollow={(connectionId) => onEvent({ type: 'follow', connectionId })}
        />
      )}
      {view.isEnd && ending}
      {stuck && <StuckNotice {...stuck} canGoBack={view.canGoBack} onEvent={onEvent} />}
    </article>
  );
}

/** Whether the reader has asked the browser to save data; such browsers load nothing ahead. */
const savesData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
