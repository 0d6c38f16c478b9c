import { DescriptionList, Dialog, Kbd } from '@dreamfork/ui';
import { useLocale, useMessages } from '@dreamfork/ui/i18n';
import { Fragment } from 'react';
import { commandGroups, isCommandListed } from '../../commands/command.ts';
import { commandGroupMessages } from '../../commands/messages.ts';
import { fieldKeys, rowKeys } from '../../commands/outlineKeys.ts';
import { keysOf, type Shortcut } from '../../commands/shortcuts.ts';
import { formatMessages } from '../../components/nodeText/format.messages.ts';
import { formatKeys } from '../../components/nodeText/textFormats.ts';
import { useEditor } from '../../EditorContext.tsx';
import type { WorkspaceDialogProps } from '../../store/workspace/panelsAndDialogs.ts';
import * as styles from './HelpDialog.css.ts';
import { helpMessages } from './messages.ts';

const itemsOf = <Action extends string>(
  keys: readonly ({ action: Action } & KeyListProps['items'][number]['shortcuts'][number])[],
  names: Record<Action, string>,
): KeyListProps['items'] =>
  (Object.keys(names) as Action[]).map((id) => ({
    id,
    name: names[id],
    shortcuts: keys.filter(({ action }) => action === id),
  }));

/** The keyboard map as it is, by what it is for. */
export function HelpDialog({ isOpen, onClose }: WorkspaceDialogProps<'help'>) {
  const messages = useMessages(helpMessages);
  const text = useMessages(formatMessages);
  const locale = useLocale();
  const groups = useMessages(commandGroupMessages);
  const editor = useEditor();
  const withShortcuts = editor.commands.filter(
    (command) => command.shortcuts && isCommandListed(command, editor),
  );
  return (
    <Dialog
      title={messages.title}
      description={messages.text}
      size="large"
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <div className={styles.groups}>
        {commandGroups.map((group) => {
          const commands = withShortcuts.filter((command) => command.group === group);
          if (commands.length === 0) return null;
          return (
            <KeyList
              key={group}
              title={groups[group]}
              items={commands.map(({ id, label, shortcuts }) => ({
                id,
                name: label[locale],
                shortcuts: shortcuts ?? [],
              }))}
            />
          );
        })}
        <KeyList
          title={text.title}
          items={formatKeys.map(({ format, shortcuts }) => ({
            id: format,
            name: text.formats[format],
            shortcuts,
          }))}
        />
        <KeyList title={messages.outlineRow} items={itemsOf(rowKeys, messages.rowKeys)} />
        <KeyList title={messages.outlineField} items={itemsOf(fieldKeys, messages.fieldKeys)} />
      </div>
    </Dialog>
  );
}

type KeyListProps = {
  title: string;
  items: readonly {
    id: string;
    name: string;
    shortcuts: readonly Pick<Shortcut, 'key' | 'withControl' | 'withShift' | 'withAlt'>[];
  }[];
};

/** What can be done in one place, and its keys. */
function KeyList({ title, items }: KeyListProps) {
  return (
    <section className={styles.group}>
      <h3 className={styles.groupTitle}>{title}</h3>
      <DescriptionList
        layout="apart"
        size="small"
        items={items.map(({ id, name, shortcuts }) => ({
          id,
          term: name,
          value: <Keys shortcuts={shortcuts} />,
        }))}
      />
    </section>
  );
}

function Keys({ shortcuts }: Pick<KeyListProps['items'][number], 'shortcuts'>) {
  const messages = useMessages(helpMessages);
  return (
    <span className={styles.keys}>
      {shortcuts.map((shortcut, index) => (
        <Fragment key={keysOf(shortcut).join('+')}>
          {index > 0 && <span>{messages.or}</span>}
          {keysOf(shortcut).map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
        </Fragment>
      ))}
    </span>
  );
}
