import { useMessages } from '@dreamfork/ui/i18n';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { writingViewMessages } from './messages.ts';
import * as styles from './writingView.css.ts';

export type WayButtonProps = {
  direction: 'in' | 'out';
  /** The title of the node at its other end; null where it leads nowhere yet. */
  title: string | null;
  /** The words of the choice that follows it, and its condition. */
  details?: readonly string[];
  onPress: () => void;
};

/** Goes along a way to the node at its other end. */
export function WayButton({ direction, title, details = [], onPress }: WayButtonProps) {
  const messages = useMessages(writingViewMessages);
  const Icon = direction === 'in' ? ArrowLeft : ArrowRight;
  const shown = details.filter((detail) => detail !== '').join(' · ');
  return (
    <button type="button" className={styles.way} onClick={onPress}>
      <Icon size={16} className={styles.wayIcon} aria-hidden />
      <span className={styles.wayWords}>
        <span className={styles.wayTitle} data-nowhere={title === null || undefined}>
          {title === null ? messages.nowhere : title || messages.untitled}
        </span>
        {shown !== '' && <span className={styles.wayDetails}>{shown}</span>}
      </span>
    </button>
  );
}
