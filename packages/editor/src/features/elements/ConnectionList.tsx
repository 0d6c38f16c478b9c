import { type Connection, storyIndex } from '@dreamfork/story';
import { VisuallyHidden } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { ArrowRight } from 'lucide-react';
import * as panel from '../../components/panel/panel.css.ts';
import * as statistics from '../../components/statistics/statistics.css.ts';
import { RowList } from '../../components/virtualList/RowList.tsx';
import { useEditor, useSession } from '../../EditorContext.tsx';
import * as styles from './elements.css.ts';
import { elementsMessages } from './messages.ts';

const keyOf = ({ id }: Connection): string => id;

/** Every connection of the story, those of choices that lead nowhere yet included. */
export function ConnectionList() {
  const { edits } = useEditor();
  const messages = useMessages(elementsMessages);
  const document = useSession((state) => state.document);
  const selected = useSession(({ selection }) => selection.connectionIds);
  const titleOf = (id: string) => {
    const node = storyIndex(document).nodesById.get(id);
    return node ? node.title || messages.untitled : messages.nowhere;
  };
  if (document.connections.length === 0)
    return <p className={statistics.note}>{messages.noLinks}</p>;
  return (
    <RowList
      label={messages.links}
      items={document.connections}
      keyOf={keyOf}
      currentKey={selected.length === 1 ? selected[0] : undefined}
      testId="element-links"
    >
      {({ id, fromNodeId, toNodeId }, { tabIndex }) => {
        const [from, to] = [titleOf(fromNodeId), titleOf(toNodeId)];
        return (
          <button
            type="button"
            data-row
            tabIndex={tabIndex}
            className={panel.row}
            aria-current={selected.includes(id)}
            onClick={() => edits.showPlace({ connectionId: id })}
          >
            <VisuallyHidden>{messages.link}</VisuallyHidden>
            <span className={panel.authored}>{from}</span>
            <ArrowRight className={styles.arrow} size={14} aria-label="→" />
            <span className={panel.authored}>{to}</span>
          </button>
        );
      }}
    </RowList>
  );
}
