import { IconButton } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { Redo2, Undo2 } from 'lucide-react';
import { useEditor, useSession } from '../../EditorContext.tsx';
import { historyLabelMessages } from './labels.messages.ts';
import { historyMessages } from './messages.ts';

export type HistoryButtonsProps = {
  /** Leaves redo to the menu. @default false */
  onlyUndo?: boolean;
};

/** Undo and redo; the label names the step. */
export function HistoryButtons({ onlyUndo = false }: HistoryButtonsProps) {
  const { edits } = useEditor();
  const messages = useMessages(historyMessages);
  const labels = useMessages(historyLabelMessages);
  const past = useSession(({ history }) => history.past.at(-1)?.label);
  const future = useSession(({ history }) => history.future.at(-1)?.label);
  return (
    <>
      <IconButton
        icon={Undo2}
        label={past ? messages.undoWhat(labels[past]) : messages.undo}
        onPress={() => void edits.undo()}
        disabledReason={past ? undefined : messages.nothingToUndo}
      />
      {!onlyUndo && (
        <IconButton
          icon={Redo2}
          label={future ? messages.redoWhat(labels[future]) : messages.redo}
          onPress={() => void edits.redo()}
          disabledReason={future ? undefined : messages.nothingToRedo}
        />
      )}
    </>
  );
}
