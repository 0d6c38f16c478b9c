import { Check, Circle } from 'lucide-react';
import { useMessages } from '../../i18n/index.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './PasswordField.css.ts';
import { passwordMessages } from './PasswordField.messages.ts';

export type PasswordRule = {
  /** What the password must have. */
  label: string;
  /** Whether it has. */
  isMet: boolean;
};

/** The rules of a password, ticked off while it is written. */
export function PasswordRules({ rules }: { rules: readonly PasswordRule[] }) {
  const messages = useMessages(passwordMessages);
  const met = rules.filter(({ isMet }) => isMet).length;
  return (
    <>
      <ul className={styles.rules}>
        {rules.map(({ label, isMet }) => (
          <li key={label} className={styles.rule} data-met={isMet || undefined}>
            <Icon icon={isMet ? Check : Circle} size={14} />
            <span>
              {label}
              <VisuallyHidden>: {isMet ? messages.met : messages.notMet}</VisuallyHidden>
            </span>
          </li>
        ))}
      </ul>
      <VisuallyHidden role="status">{messages.progress(met, rules.length)}</VisuallyHidden>
    </>
  );
}
