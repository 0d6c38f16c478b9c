import { CommandPalette, Dialog } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useEffect, useRef, useState } from 'react';
import { useCommands } from '../../commands/useCommands.ts';
import { useEditor } from '../../EditorContext.tsx';
import type { WorkspaceDialogProps } from '../../store/workspace/panelsAndDialogs.ts';
import { paletteMessages } from './messages.ts';
import { PaletteOption } from './PaletteOption.tsx';
import { keyOfEntry, type PaletteEntry, withRecent } from './paletteEntries.ts';
import { usePalette } from './usePalette.ts';

/** Searches nodes by text and available commands by name. */
export function PaletteDialog({ isOpen, onClose }: WorkspaceDialogProps<'palette'>) {
  const messages = useMessages(paletteMessages);
  return (
    <Dialog
      title={messages.title}
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <PaletteBody onClose={onClose} />
    </Dialog>
  );
}

function PaletteBody({ onClose }: { onClose: () => void }) {
  const { edits, workspace, session } = useEditor();
  const { run } = useCommands();
  const messages = useMessages(paletteMessages);
  const [text, setText] = useState('');
  const sections = usePalette(text);

  // The dialog gives the focus back as it goes; only then can the node have it.
  const destination = useRef<string>(undefined);
  useEffect(
    () => () => {
      const nodeId = destination.current;
      if (nodeId === undefined) return;
      requestAnimationFrame(() => session.reveal(nodeId, { takesFocus: true }));
    },
    [session],
  );

  const pick = (entry: PaletteEntry) => {
    workspace.setRecent(withRecent(workspace.getState().recent, entry));
    onClose();
    if (entry.kind === 'command') return run(entry.command);
    destination.current = entry.id;
    if (entry.hit?.choiceId) {
      edits.showPlace({ nodeId: entry.id, choiceId: entry.hit.choiceId });
    } else edits.showNode(entry.id);
  };

  return (
    <CommandPalette
      autoFocus
      label={messages.label}
      placeholder={messages.placeholder}
      value={text}
      onChange={setText}
      sections={sections.map(({ kind, entries }) => ({
        id: kind,
        title: messages.sections[kind],
        items: entries,
      }))}
      keyOf={keyOfEntry}
      renderItem={(entry) => <PaletteOption entry={entry} />}
      onAction={pick}
      emptyText={messages.nothing}
    />
  );
}
