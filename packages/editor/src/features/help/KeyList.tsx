import { DescriptionList, Kbd } from '@dreamfork/ui';
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
