import { createSearchIndex } from '@dreamfork/story';
import { CommandPalette, Dialog } from '@dreamfork/ui';
import { useLocale, useMessages } from '@dreamfork/ui/i18n';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useCommands } from '../../commands/useCommands.ts';
import { useEditor, useWorkspace } from '../../EditorContext.tsx';
import type { WorkspaceDialogProps } from '../../store/workspace/panelsAndDialogs.ts';
import { paletteMessages } from './messages.ts';
import { PaletteOption } from './PaletteOption.tsx';
import {
  keyOfEntry,
  matchingCommands,
  type PaletteEntry,
  recentEntries,
  withRecent,
} from './paletteEntries.ts';

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

export type PaletteSection = { kind: 'recent' | 'nodes' | 'commands'; entries: PaletteEntry[] };

const nodesMaximum = 30;
const warmedAtOnce = 300;

/** Entries of the palette for the typed text, best first. */
export function usePalette(text: string): PaletteSection[] {
  const { session } = useEditor();
  const { contextOf } = useCommands();
  const locale = useLocale();
  const recent = useWorkspace((state) => state.recent);
  const [document] = useState(() => session.getState().document);
  const [index] = useState(() => createSearchIndex(document));

  // Words are made ready while the author begins to type, so that no search reads a whole big story at once.
  useEffect(() => {
    let at = 0;
    let timer = setTimeout(function warm() {
      const nodes = document.nodes.slice(at, at + warmedAtOnce);
      if (nodes.length === 0) return;
      index.update({ ...document, nodes });
      index.search('\u0000', 1);
      index.update(document);
      at += warmedAtOnce;
      timer = setTimeout(warm);
    });
    return () => clearTimeout(timer);
  }, [index, document]);

  return useMemo(() => {
    const context = contextOf();
    const commands = matchingCommands(text, locale, context);
    return text.trim() === ''
      ? [
          { kind: 'recent', entries: recentEntries(recent, document, context) },
          { kind: 'commands', entries: commands },
        ]
      : [
          {
            kind: 'nodes',
            entries: index
              .search(text, nodesMaximum)
              .map((hit) => ({ kind: 'node', id: hit.nodeId, hit })),
          },
          { kind: 'commands', entries: commands },
        ];
  }, [text, index, document, recent, locale, contextOf]);
}
