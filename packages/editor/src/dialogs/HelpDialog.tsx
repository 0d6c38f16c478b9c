import { Dialog, Kbd } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { Fragment } from 'react';
import { actionGroups } from '../actions/action.ts';
import { type ActionId, actionIds, actionOf } from '../actions/actions.ts';
import { shortcuts } from '../commands/shortcuts.ts';
import { keysOf } from '../commands/shortcutText.ts';
import type { DeskDialogProps } from '../desk/dialogs.ts';
import { actionGroupMessages, actionMessages, deskMessages } from '../messages/index.ts';
import * as styles from './HelpDialog.css.ts';

const keysFor = (id: ActionId) => shortcuts.filter(({ action }) => action === id);

/** The keyboard map as it is, by what it is for. */
export function HelpDialog({ isOpen, onClose }: DeskDialogProps<'help'>) {
  const words = useMessages(deskMessages).help;
  const names = useMessages(actionMessages);
  const groups = useMessages(actionGroupMessages);
  return (
    <Dialog
      title={words.title}
      description={words.text}
      size="large"
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <div className={styles.groups}>
        {actionGroups.map((group) => {
          const ids = actionIds.filter(
            (id) => actionOf(id).group === group && keysFor(id).length > 0,
          );
          if (ids.length === 0) return null;
          return (
            <section key={group} className={styles.group}>
              <h3 className={styles.groupTitle}>{groups[group]}</h3>
              <dl className={styles.list}>
                {ids.map((id) => (
                  <Fragment key={id}>
                    <dt className={styles.name}>{names[id]}</dt>
                    <dd className={styles.keys}>
                      {keysFor(id).map((shortcut, index) => (
                        <Fragment key={keysOf(shortcut).join('+')}>
                          {index > 0 && <span>{words.or}</span>}
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
