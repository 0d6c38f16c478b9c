import { Dialog } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useCommands } from '../../commands/useCommands.ts';
import { useEditor } from '../../EditorContext.tsx';
import type { WorkspaceDialogProps } from '../../store/workspace/panelsAndDialogs.ts';
import { paletteMessages } from './messages.ts';
import * as styles from './PaletteDialog.css.ts';
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
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const sections = usePalette(text);
  const entries = sections.flatMap((section) => section.entries);
  const current = Math.min(active, entries.length - 1);
  const idOf = (index: number) => `${prefix}-${index}`;

  useEffect(() => {
    const option = list.current?.querySelector(`[id="${prefix}-${current}"]`);
    option?.scrollIntoView({ block: 'nearest' });
  }, [current, prefix]);

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

  const pick = (entry: PaletteEntry | undefined) => {
    if (!entry) return;
    workspace.setRecent(withRecent(workspace.getState().recent, entry));
    onClose();
    if (entry.kind === 'command') return run(entry.command);
    destination.current = entry.id;
    if (entry.hit?.choiceId) {
      edits.showPlace({ nodeId: entry.id, choiceId: entry.hit.choiceId });
    } else edits.showNode(entry.id);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const last = entries.length - 1;
    const targets: Record<string, number> = {
      ArrowDown: current === last ? 0 : current + 1,
      ArrowUp: current <= 0 ? last : current - 1,
      PageDown: Math.min(current + 8, last),
      PageUp: Math.max(current - 8, 0),
    };
    const to = targets[event.key];
    if (event.key === 'Enter') pick(entries[current]);
    else if (to === undefined) return;
    else setActive(to);
    event.preventDefault();
  };

  const before = sections.map((_, at) =>
    sections.slice(0, at).reduce((count, section) => count + section.entries.length, 0),
  );
  return (
    <>
      <div className={styles.field}>
        <Search className={styles.glass} size={18} aria-hidden />
        <input
          // biome-ignore lint/a11y/noAutofocus: the dialog is opened in order to type here
          autoFocus
          className={styles.input}
          role="combobox"
          aria-label={messages.label}
          aria-expanded={entries.length > 0}
          aria-controls={`${prefix}-list`}
          aria-autocomplete="list"
          aria-activedescendant={current >= 0 ? idOf(current) : undefined}
          placeholder={messages.placeholder}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div
        ref={list}
        className={styles.list}
        id={`${prefix}-list`}
        role="listbox"
        aria-label={messages.results}
      >
        {sections.map(({ kind, entries: own }, section) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options in a listbox is no fieldset
          <div key={kind} role="group" aria-labelledby={`${prefix}-${kind}`}>
            <div className={styles.section} id={`${prefix}-${kind}`}>
              {messages.sections[kind]}
            </div>
            {own.map((entry, at) => {
              const index = (before[section] ?? 0) + at;
              return (
                <PaletteOption
                  key={keyOfEntry(entry)}
                  id={idOf(index)}
                  entry={entry}
                  isActive={index === current}
                  onPoint={() => setActive(index)}
                  onUse={() => pick(entry)}
                />
              );
            })}
          </div>
        ))}
      </div>
      <p className={styles.nothing} role="status">
        {entries.length === 0 ? messages.nothing : ''}
      </p>
    </>
  );
}
