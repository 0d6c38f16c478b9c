import { nodeTypeNames } from '@dreamfork/story';
import { nodeIcons } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { vars } from '@dreamfork/ui/theme';
import { LayoutGrid, type LucideIcon, Magnet, Play, Save } from 'lucide-react';
import { dragType } from '../canvas/dragType.ts';
import { addableTypes } from '../commands/nodeCommands.ts';
import { shortcutOf } from '../commands/shortcuts.ts';
import { useEditor } from '../EditorContext.tsx';
import { panelMessages } from '../messages/index.ts';
import * as styles from './panel.css.ts';

export type ToolsPanelProps = { onPreview?: () => void };

/** Buttons that add nodes (or are dragged onto the canvas) and that set the canvas to rights. */
export function ToolsPanel({ onPreview }: ToolsPanelProps) {
  const { commands } = useEditor();
  const words = useMessages(panelMessages).tools;
  const types = useMessages(nodeTypeNames);
  const actions: { label: string; icon: LucideIcon; run: () => void }[] = [
    { label: words.save, icon: Save, run: () => void commands.save() },
    ...(onPreview ? [{ label: words.preview, icon: Play, run: onPreview }] : []),
    { label: words.centre, icon: LayoutGrid, run: commands.centreNodes },
    { label: words.fix, icon: Magnet, run: commands.fixPositions },
  ];
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
              aria-keyshortcuts={shortcutOf(type)}
              onDragStart={({ dataTransfer }) => {
                dataTransfer.setData(dragType, type);
                dataTransfer.effectAllowed = 'copy';
              }}
              onClick={() => void commands.addNode({ type })}
            >
              <Icon className={styles.rowIcon} color={vars.nodeColor[type]} aria-hidden />
              <span className={styles.rowWords}>{types[type]}</span>
              <kbd className={styles.key} aria-hidden>
                {shortcutOf(type)}
              </kbd>
            </button>
          );
        })}
      </section>
      <section className={styles.section} aria-labelledby="editor-canvas-tools">
        <h2 className={styles.sectionTitle} id="editor-canvas-tools">
          {words.canvas}
        </h2>
        {actions.map(({ label, icon: Icon, run }) => (
          <button key={label} type="button" className={styles.row} onClick={() => run()}>
            <Icon className={styles.rowIcon} aria-hidden />
            <span className={styles.rowWords}>{label}</span>
          </button>
        ))}
      </section>
    </div>
  );
}
