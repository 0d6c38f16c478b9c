import { Dialog, Kbd } from '@dreamfork/ui';
import { useLocale, useMessages } from '@dreamfork/ui/i18n';
import { Fragment } from 'react';
import { commandGroups } from '../../commands/command.ts';
import { commandGroupMessages } from '../../commands/messages.ts';
import { keysOf } from '../../commands/shortcuts.ts';
import { useEditor } from '../../EditorContext.tsx';
import type { WorkspaceDialogProps } from '../../store/workspace/panelsAndDialogs.ts';
import * as styles from './HelpDialog.css.ts';
import { helpMessages } from './messages.ts';

/** The keyboard map as it is, by what it is for. */
export function HelpDialog({ isOpen, onClose }: WorkspaceDialogProps<'help'>) {
  const messages = useMessages(helpMessages);
  const locale = useLocale();
  const groups = useMessages(commandGroupMessages);
  const withShortcuts = useEditor().commands.filter(({ shortcuts }) => shortcuts);
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
            <section key={group} className={styles.group}>
              <h3 className={styles.groupTitle}>{groups[group]}</h3>
              <dl className={styles.list}>
                {commands.map(({ id, label, shortcuts }) => (
                  <Fragment key={id}>
                    <dt className={styles.name}>{label[locale]}</dt>
                    <dd className={styles.keys}>
                      {shortcuts?.map((shortcut, index) => (
                        <Fragment key={keysOf(shortcut).join('+')}>
                          {index > 0 && <span>{messages.or}</span>}
                          {keysOf(shortcut).map((key) => (
                            <Kbd key={key}>{key}</Kbd>
                          ))}
                        </Fragment>
                      ))}
                    </dd>
                  </Fragment>
                ))}
              </dl>
            </section>
          );
        })}
      </div>
    </Dialog>
  );
}
