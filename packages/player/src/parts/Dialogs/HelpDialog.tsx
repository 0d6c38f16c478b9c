import { PlayerDialog } from '../../controls/PlayerDialog.tsx';
import { useWords } from '../../labels/PlayerLanguage.tsx';
import * as styles from './HelpDialog.css.ts';

const keysOf = {
  choose: ['1–9'],
  next: ['Enter', '→'],
  back: ['←'],
  history: ['H'],
  settings: ['S'],
  restart: ['R'],
  help: ['?'],
  close: ['Esc'],
} as const;

const actions = Object.keys(keysOf) as (keyof typeof keysOf)[];

/** What the keys do while reading. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const { help } = useWords();
  return (
    <PlayerDialog title={help.title} onClose={onClose}>
      <dl className={styles.list}>
        {actions.map((action) => (
          <div key={action} className={styles.row}>
            <dt className={styles.keys}>
              {keysOf[action].map((key) => (
                <kbd key={key} className={styles.key}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd className={styles.meaning}>{help[action]}</dd>
          </div>
        ))}
      </dl>
    </PlayerDialog>
  );
}
