import { Kbd } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { Fragment } from 'react';
import { keysOf, type Shortcut } from '../../commands/shortcuts.ts';
import * as styles from './HelpDialog.css.ts';
import { helpMessages } from './messages.ts';

export type KeyListProps = {
  title: string;
  items: readonly {
    id: string;
    name: string;
    shortcuts: readonly Pick<Shortcut, 'key' | 'withControl' | 'withShift' | 'withAlt'>[];
  }[];
};

/** What can be done in one place, and its keys. */
export function KeyList({ title, items }: KeyListProps) {
  const messages = useMessages(helpMessages);
  return (
    <section className={styles.group}>
      <h3 className={styles.groupTitle}>{title}</h3>
      <dl className={styles.list}>
        {items.map(({ id, name, shortcuts }) => (
          <Fragment key={id}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.keys}>
              {shortcuts.map((shortcut, index) => (
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
}
