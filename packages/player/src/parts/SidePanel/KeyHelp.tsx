import { Kbd } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { playerMessages } from '../../messages.ts';
import * as styles from './KeyHelp.css.ts';

const keysOf = {
  choose: ['1–9'],
  next: ['Enter', '→'],
  back: ['←'],
  history: ['H'],
  settings: ['S'],
  close: ['Esc'],
} as const;

/** What the keys do while reading. */
export function KeyHelp() {
  const { keys, keyHelp } = useMessages(playerMessages).settingsPanel;
  return (
    <>
      <p className={styles.title}>{keys}</p>
      <dl className={styles.list}>
        {(Object.keys(keysOf) as (keyof typeof keysOf)[]).map((action) => (
          <div key={action} className={styles.row}>
            <dt className={styles.keys}>
              {keysOf[action].map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dt>
            <dd className={styles.meaning}>{keyHelp[action]}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
