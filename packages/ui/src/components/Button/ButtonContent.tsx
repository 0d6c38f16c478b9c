import { LoaderCircle, type LucideIcon } from 'lucide-react';
import { type ReactNode, use } from 'react';
import { ProgressBarContext } from 'react-aria-components';
import { useMessages } from '../../i18n/index.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as styles from './Button.css.ts';
import { buttonMessages } from './Button.messages.ts';
import { type ButtonSize, iconSizeOf } from './variants.ts';

type ButtonContentProps = {
  size: ButtonSize;
  icon?: LucideIcon;
  iconEnd?: LucideIcon;
  isPending?: boolean;
  children?: ReactNode;
};

/** What stands inside every kind of button: icons, words, and the spinner over them. */
export function ButtonContent({ size, icon, iconEnd, isPending, children }: ButtonContentProps) {
  const messages = useMessages(buttonMessages);
  const side = iconSizeOf[size];
  // The button names its progress by this id when it tells screen readers that it is under way.
  const progress = use(ProgressBarContext);
  const progressId = progress && 'id' in progress ? progress.id : undefined;
  return (
    <>
      <span className={styles.content}>
        {icon && <Icon icon={icon} size={side} />}
        {children}
        {iconEnd && <Icon icon={iconEnd} size={side} />}
      </span>
      {isPending && (
        <span
          id={progressId}
          role="progressbar"
          aria-label={messages.pending}
          className={styles.pending}
        >
          <LoaderCircle aria-hidden="true" size={side} className={styles.spinner} />
        </span>
      )}
    </>
  );
}
