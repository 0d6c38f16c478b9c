import { type Connection, storyIndex } from '@dreamfork/story';
import { useMessages } from '@dreamfork/ui/i18n';
import { ArrowRight } from 'lucide-react';
import { useEditor, useSession } from '../EditorContext.tsx';
import { RowList } from '../list/RowList.tsx';
import { nodeMessages, panelMessages } from '../messages/index.ts';
import * as styles from './elements.css.ts';
import * as panel from './panel.css.ts';

const keyOf = ({ id }: Connection): string => id;

/** Every connection of the story, those of choices that lead nowhere yet included. */
export function LinkList() {
  const { commands } = useEditor();
  const words = useMessages(panelMessages).elements;
  const untitled = useMessages(nodeMessages).untitled;
  const document = useSession((state) => state.document);
  const selected = useSession(({ selection }) => selection.connectionIds);
  const titleOf = (id: string) => {
    const node = storyIndex(document).nodesById.get(id);
    return node ? node.title || untitled : words.nowhere;
  };
  if (document.connections.length === 0) return <p className={styles.note}>{words.noLinks}</p>;
  return (
    <RowList
      label={words.links}
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
            aria-label={words.link({ from, to })}
            onClick={() => commands.showPlace({ connectionId: id })}
          >
            <span className={panel.authored}>{from}</span>
            <ArrowRight className={styles.arrow} size={14} aria-hidden />
            <span className={panel.authored}>{to}</span>
          </button>
        );
      }}
    </RowList>
  );
}
