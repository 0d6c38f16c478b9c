import { findNode, type Match, type StoryDocument } from '@dreamfork/story';
import { Checkbox } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useEditor } from '../../EditorContext.tsx';
import { excerptOf, textOf } from '../../excerpt.ts';
import * as styles from './FindPanel.css.ts';
import { findMessages } from './messages.ts';

export type MatchRowProps = {
  match: Match;
  /** The version of the story that was searched. */
  document: StoryDocument;
  tabIndex: 0 | -1;
  /** Whether it is replaced with the chosen ones. */
  isChosen: boolean;
  onChoose: () => void;
  onReplace: () => void;
};

/** One match: reveal, replace or exclude it. */
export function MatchRow({
  match,
  document,
  tabIndex,
  isChosen,
  onChoose,
  onReplace,
}: MatchRowProps) {
  const { edits } = useEditor();
  const messages = useMessages(findMessages);
  const { before, found, after } = excerptOf(textOf(document, match) ?? '', match);
  const title = findNode(document, match.nodeId)?.title || messages.untitled;
  return (
    <div className={styles.match}>
      <Checkbox
        isSelected={isChosen}
        onChange={onChoose}
        aria-label={messages.choose({ found, title })}
      >
        {''}
      </Checkbox>
      <button
        type="button"
        data-row
        tabIndex={tabIndex}
        className={styles.place}
        onClick={() => edits.showPlace(match)}
      >
        <span className={styles.where}>
          {match.field === 'title' ? messages.scope.title : title}
        </span>
        <span className={styles.excerpt}>
          {before}
          <mark className={styles.mark}>{found}</mark>
          {after}
        </span>
      </button>
      <button
        type="button"
        tabIndex={tabIndex}
        className={styles.replace}
        aria-label={messages.replaceOne({ found, title })}
        onClick={onReplace}
      >
        {messages.replace}
      </button>
    </div>
  );
}
