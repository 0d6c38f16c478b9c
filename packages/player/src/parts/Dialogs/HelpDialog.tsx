import { PlayerDialog } from '../../controls/PlayerDialog.tsx';
import type { PlayerWords } from '../../labels/labels.ts';
import { useWords } from '../../labels/PlayerLanguage.tsx';
import * as styles from './HelpDialog.css.ts';

/** What a key does, in the words that stand on the buttons. */
const meanings = ({ help, ...words }: PlayerWords): [keys: string[], meaning: string][] => [
  [['1–9'], help.choose],
  [['Enter', '→'], words.next],
  [['←'], words.back],
  [['H'], words.historyPanel.title],
  [['S'], words.settings],
  [['R'], words.end.again],
  [['?'], help.help],
  [['Esc'], words.close],
];

/** What the keys do while reading. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const words = useWords();
  return (
    <PlayerDialog title={words.help.title} onClose={onClose}>
      <dl className={styles.list}>
        {meanings(words).map(([keys, meaning]) => (
          <div key={meaning} className={styles.row}>
            <dt className={styles.keys}>
              {keys.map((key) => (
                <kbd key={key} className={styles.key}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd className={styles.meaning}>{meaning}</dd>
          </div>
        ))}
      </dl>
    </PlayerDialog>
  );
}
