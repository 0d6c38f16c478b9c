import { findNode, type Match, type StoryDocument } from '@dreamfork/story';
import { Checkbox } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useEditor } from '../EditorContext.tsx';
import { findMessages } from '../messages/index.ts';
import { excerptOf, textOf } from './excerpt.ts';
import * as styles from './FindPanel.css.ts';

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

/** One place where the words stand: press to go there, replace it alone, or spare it. */
export function MatchRow({
  match,
  document,
  tabIndex,
  isChosen,
  onChoose,
  onReplace,
}: MatchRowProps) {
  const { commands } = useEditor();
  const words = useMessages(findMessages);
  const { before, found, after } = excerptOf(textOf(document, match) ?? '', match);
  const title = findNode(document, match.nodeId)?.title || words.untitled;
  return (
    <div className={styles.match}>
      <Checkbox
        isSelected={isChosen}
        onChange={onChoose}
        aria-label={words.choose({ found, title })}
      >
        {''}
      </Checkbox>
      <button
        type="button"
        data-row
        tabIndex={tabIndex}
        className={styles.place}
        onClick={() => commands.showPlace(match)}
      >
        <span className={styles.where}>{match.field === 'title' ? words.scope.title : title}</span>
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
        aria-label={words.replaceOne({ found, title })}
        onClick={onReplace}
      >
        {words.replace}
      </button>
    </div>
  );
}
