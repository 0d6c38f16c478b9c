import { storyIndex } from '@dreamfork/story';
import { useMessages } from '@dreamfork/ui/i18n';
import { ArrowRight } from 'lucide-react';
import { useEditor, useSession } from '../EditorContext.tsx';
import { panelMessages } from '../messages/index.ts';
import { selectConnection } from '../session/selection.ts';
import * as styles from './elements.css.ts';
import * as panel from './panel.css.ts';

/** Every connection of the story, those of choices that lead nowhere yet included. */
export function LinkList() {
  const { commands, session } = useEditor();
  const words = useMessages(panelMessages).elements;
  const untitled = useMessages(panelMessages).node.untitled;
  const document = useSession((state) => state.document);
  const selected = useSession(({ selection }) => selection.connectionIds);
  const { nodesById } = storyIndex(document);
  const titleOf = (id: string) => {
    const node = nodesById.get(id);
    return node ? node.title || untitled : words.nowhere;
  };
  if (document.connections.length === 0) return <p className={styles.note}>{words.noLinks}</p>;
  return (
    <ol className={styles.list} data-testid="element-links">
      {document.connections.map(({ id, fromNodeId, toNodeId }) => {
        const [from, to] = [titleOf(fromNodeId), titleOf(toNodeId)];
        return (
          <li key={id} className={styles.item}>
            <button
              type="button"
              className={panel.row}
              aria-current={selected.includes(id)}
              aria-label={words.link({ from, to })}
              onClick={() => {
                commands.select(selectConnection(id));
                session.reveal(fromNodeId);
              }}
            >
              <span className={panel.authored}>{from}</span>
              <ArrowRight className={styles.arrow} size={14} aria-hidden />
              <span className={panel.authored}>{to}</span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
