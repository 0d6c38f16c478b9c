import { nodeTypeNames } from '@dreamfork/story';
import { nodeIcons } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { vars } from '@dreamfork/ui/theme';
import { actionIcon } from '../actions/actionIcon.ts';
import type { ActionId } from '../actions/actions.ts';
import { useActions } from '../actions/useActions.ts';
import { dragType } from '../canvas/dragType.ts';
import { addableTypes } from '../commands/nodeCommands.ts';
import { ariaShortcut, shortcutText } from '../commands/shortcutText.ts';
import { useEditor } from '../EditorContext.tsx';
import { panelMessages } from '../messages/index.ts';
import * as styles from './panel.css.ts';

const canvasTools: readonly ActionId[] = [
  'save',
  'preview',
  'centre-nodes',
  'fix-positions',
  'files',
];

/** Buttons that add nodes (or are dragged onto the canvas) and that set the canvas to rights. */
export function ToolsPanel() {
  const { commands } = useEditor();
  const words = useMessages(panelMessages).tools;
  const types = useMessages(nodeTypeNames);
  const { run, isAvailable, words: actionWords } = useActions();
  const names: Partial<Record<ActionId, string>> = {
    save: words.save,
    preview: words.preview,
    'centre-nodes': words.centre,
    'fix-positions': words.fix,
  };
  return (
    <div data-tools>
      <section className={styles.section} aria-labelledby="editor-add-node">
        <h2 className={styles.sectionTitle} id="editor-add-node">
          {words.addNode}
        </h2>
        {addableTypes.map((type) => {
          const Icon = nodeIcons[type];
          return (
            <button
              key={type}
              type="button"
              className={styles.row}
              draggable
              data-testid={`add-${type}`}
              aria-keyshortcuts={ariaShortcut(`add-${type}`)}
              onDragStart={({ dataTransfer }) => {
                dataTransfer.setData(dragType, type);
                dataTransfer.effectAllowed = 'copy';
              }}
              onClick={() => commands.addNode({ type })}
            >
              <Icon className={styles.rowIcon} color={vars.nodeColor[type]} aria-hidden />
              <span className={styles.rowWords}>{types[type]}</span>
              <kbd className={styles.key} aria-hidden>
                {shortcutText(`add-${type}`)}
              </kbd>
            </button>
          );
        })}
      </section>
      <section className={styles.section} aria-labelledby="editor-canvas-tools">
        <h2 className={styles.sectionTitle} id="editor-canvas-tools">
          {words.canvas}
        </h2>
        {canvasTools
          .filter((id) => isAvailable(id))
          .map((id) => {
            const Icon = actionIcon(id);
            return (
              <button key={id} type="button" className={styles.row} onClick={() => run(id)}>
                <Icon className={styles.rowIcon} aria-hidden />
                <span className={styles.rowWords}>{names[id] ?? actionWords[id]}</span>
              </button>
            );
          })}
      </section>
    </div>
  );
}
