import { Badge, type BadgeTone, Button, IconButton } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { ChevronLeft, PanelLeft, PanelRight, Play } from 'lucide-react';
import { useEditor, useSession } from '../EditorContext.tsx';
import { panelMessages } from '../messages/index.ts';
import { type SaveStatus, saveStatus } from '../session/status.ts';
import type { EditorWidth } from '../useEditorWidth.ts';
import * as styles from './EditorBar.css.ts';
import { HistoryButtons } from './HistoryButtons.tsx';

export type EditorBarProps = {
  width: EditorWidth;
  isToolsOpen: boolean;
  isPropertiesOpen: boolean;
  onToggleTools: () => void;
  onToggleProperties: () => void;
  onBack?: () => void;
  onPreview?: () => void;
};

const statusTone: Record<SaveStatus, BadgeTone> = {
  saved: 'success',
  saving: 'info',
  unsaved: 'warning',
};

/** The top bar: which story this is, whether it is saved, and what can be done with it as a whole. */
export function EditorBar({
  width,
  isToolsOpen,
  isPropertiesOpen,
  onToggleTools,
  onToggleProperties,
  onBack,
  onPreview,
}: EditorBarProps) {
  const { commands } = useEditor();
  const words = useMessages(panelMessages).bar;
  const title = useSession(({ document }) => document.title);
  const status = useSession(saveStatus);
  const isSaving = useSession((state) => state.isSaving);
  const nodes = useSession(({ document }) => document.nodes.length);
  const connections = useSession(({ document }) => document.connections.length);
  const isNarrow = width === 'narrow';
  const save = () => void commands.save();

  return (
    <div className={styles.bar}>
      {onBack && <IconButton icon={ChevronLeft} label={words.back} onPress={onBack} />}
      <h1 className={styles.title} title={title}>
        {title || words.untitled}
      </h1>
      <div className={styles.status} role="status">
        <Badge tone={statusTone[status]}>{words[status]}</Badge>
      </div>
      {width === 'wide' && (
        <>
          <span className={styles.separator} />
          <span className={styles.counts} data-testid="story-counts">
            {words.counts({ nodes, connections })}
          </span>
        </>
      )}
      {!isNarrow && <span className={styles.grow} />}
      <div className={styles.tools}>
        <IconButton
          icon={PanelLeft}
          label={words.toggleTools}
          isPressed={isToolsOpen}
          onPress={onToggleTools}
        />
        <IconButton
          icon={PanelRight}
          label={words.toggleProperties}
          isPressed={isPropertiesOpen}
          onPress={onToggleProperties}
        />
        {!isNarrow && <span className={styles.separator} />}
        <HistoryButtons />
        {!isNarrow && <span className={styles.separator} />}
        {onPreview &&
          (width !== 'wide' ? (
            <IconButton icon={Play} label={words.preview} variant="secondary" onPress={onPreview} />
          ) : (
            <Button icon={Play} onPress={onPreview}>
              {words.preview}
            </Button>
          ))}
        <Button
          variant="primary"
          isPending={isSaving}
          onPress={save}
          size={isNarrow ? 'small' : 'medium'}
        >
          {words.save}
        </Button>
      </div>
    </div>
  );
}
