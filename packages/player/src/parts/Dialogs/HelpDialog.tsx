import { PlayerDialog } from '../../controls/PlayerDialog.tsx';
import { optionKeys } from '../../keyboard/keyCommand.ts';
import { type PlayerMessages, usePlayerMessages } from '../../labels/PlayerLanguage.tsx';
import * as styles from './HelpDialog.css.ts';

type Meaning = [keys: readonly string[], meaning: string];

/** Shortcuts that the reader can turn off. */
const signKeys = ({ help, ...messages }: PlayerMessages): Meaning[] => [
  [['1–9'], help.choose],
  [optionKeys.slice(9), help.chooseFurther],
  [['H'], messages.historyPanel.title],
  [['S'], messages.settings],
  [['R'], messages.end.again],
  [['?'], help.help],
];

/** Shortcuts with the labels of the corresponding buttons. */
const meanings = (messages: PlayerMessages, hasSignKeys: boolean): Meaning[] => [
  [['Enter', '→'], messages.next],
  [['←'], messages.back],
  [['Esc'], messages.close],
  ...(hasSignKeys ? signKeys(messages) : []),
];

export type HelpDialogProps = { hasSignKeys: boolean; onClose: () => void };

/** Lists the keyboard shortcuts. */
export function HelpDialog({ hasSignKeys, onClose }: HelpDialogProps) {
  const messages = usePlayerMessages();
  return (
    <PlayerDialog title={messages.help.title} onClose={onClose}>
      <dl className={styles.list}>
        {meanings(messages, hasSignKeys).map(([keys, meaning]) => (
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
