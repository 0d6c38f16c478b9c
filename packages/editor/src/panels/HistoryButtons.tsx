import { IconButton } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { Redo2, Undo2 } from 'lucide-react';
import { useEditor, useSession } from '../EditorContext.tsx';
import { historyMessages, panelMessages } from '../messages/index.ts';

export type HistoryButtonsProps = {
  /** Leaves redo to the menu. @default false */
  onlyUndo?: boolean;
};

/** Undo and redo; each says what it would take back or bring back. */
export function HistoryButtons({ onlyUndo = false }: HistoryButtonsProps) {
  const { commands } = useEditor();
  const words = useMessages(panelMessages).bar;
  const labels = useMessages(historyMessages);
  const past = useSession(({ history }) => history.past.at(-1)?.label);
  const future = useSession(({ history }) => history.future.at(-1)?.label);
  return (
    <>
      <IconButton
        icon={Undo2}
        label={past ? words.undoWhat(labels[past]) : words.undo}
        onPress={() => void commands.undo()}
        {...(past ? {} : { isDisabled: true, disabledReason: words.nothingToUndo })}
      />
      {!onlyUndo && (
        <IconButton
          icon={Redo2}
          label={future ? words.redoWhat(labels[future]) : words.redo}
          onPress={() => void commands.redo()}
          {...(future ? {} : { isDisabled: true, disabledReason: words.nothingToRedo })}
        />
      )}
    </>
  );
}
