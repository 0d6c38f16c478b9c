import { nodeTypeNames } from '@dreamfork/story';
import { useMessages } from '@dreamfork/ui/i18n';
import { vars } from '@dreamfork/ui/theme';
import { dragType } from '../../canvas/dragType.ts';
import { addCommands } from '../../commands/addCommands.ts';
import { addableTypes } from '../../commands/edits/nodeEdits.ts';
import { ariaShortcut, shortcutText } from '../../commands/shortcuts.ts';
import { iconOf, useCommands } from '../../commands/useCommands.ts';
import * as styles from '../../components/panel/panel.css.ts';
import { useEditor } from '../../EditorContext.tsx';
import { nodeIcons } from '../../nodeTypes/nodeIcons.ts';
import { toolsMessages } from './messages.ts';

const canvasTools = ['save', 'preview', 'centre-nodes', 'fix-positions', 'files'];

/** Buttons that add nodes (or are dragged onto the canvas) and that set the canvas to rights. */
export function ToolsPanel() {
  const { edits, commands, workspace } = useEditor();
  const messages = useMessages(toolsMessages);
  const types = useMessages(nodeTypeNames);
  const { run, isAvailable, labelOf } = useCommands();
  const names: Partial<Record<string, string>> = {
    save: messages.save,
    preview: messages.preview,
    'centre-nodes': messages.centre,
    'fix-positions': messages.fix,
  };
  return (
    <div data-tools>
      <section className={styles.section} aria-labelledby="editor-add-node">
        <h2 className={styles.sectionTitle} id="editor-add-node">
          {messages.addNode}
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
              aria-keyshortcuts={ariaShortcut(addCommands[`add-${type}`])}
              onDragStart={({ dataTransfer }) => {
                dataTransfer.setData(dragType, type);
                dataTransfer.effectAllowed = 'copy';
              }}
              onClick={() => {
                edits.addNode({ type });
                // The drawer lies over the new card. Writing on the card closes it, but media nodes are not written.
                workspace.closeDrawer();
              }}
            >
              <Icon className={styles.rowIcon} color={vars.nodeColor[type]} aria-hidden />
              <span className={styles.rowLabel}>{types[type]}</span>
              <kbd className={styles.key} aria-hidden>
                {shortcutText(addCommands[`add-${type}`])}
              </kbd>
            </button>
          );
        })}
      </section>
      <section className={styles.section} aria-labelledby="editor-canvas-tools">
        <h2 className={styles.sectionTitle} id="editor-canvas-tools">
          {messages.canvas}
        </h2>
        {canvasTools
          .flatMap((id) => commands.find((command) => command.id === id) ?? [])
          .filter((command) => isAvailable(command))
          .map((command) => {
            const { id } = command;
            const Icon = iconOf(command);
            return (
              <button key={id} type="button" className={styles.row} onClick={() => run(command)}>
                <Icon className={styles.rowIcon} aria-hidden />
                <span className={styles.rowLabel}>{names[id] ?? labelOf(command)}</span>
              </button>
            );
          })}
      </section>
    </div>
  );
}
