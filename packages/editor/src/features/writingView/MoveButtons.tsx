import { IconButton } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { ArrowLeft, ArrowRight, SquarePen } from 'lucide-react';
import { writingViewMessages } from './messages.ts';
import { keysText, moveKeys } from './moveKeys.ts';
import * as styles from './writingView.css.ts';

export type MoveButtonsProps = {
  hasPrevious: boolean;
  hasNext: boolean;
  onMove: (to: keyof typeof moveKeys) => void;
};

/** The node before, the one after, and the next without a text. */
export function MoveButtons({ hasPrevious, hasNext, onMove }: MoveButtonsProps) {
  const messages = useMessages(writingViewMessages);
  const labelOf = (to: keyof typeof moveKeys) => `${messages[to]} (${keysText(moveKeys[to])})`;
  return (
    <div className={styles.moves}>
      <IconButton
        icon={ArrowLeft}
        label={labelOf('previous')}
        onPress={() => onMove('previous')}
        disabledReason={hasPrevious ? undefined : messages.isFirst}
      />
      <IconButton
        icon={ArrowRight}
        label={labelOf('next')}
        onPress={() => onMove('next')}
        disabledReason={hasNext ? undefined : messages.isLast}
      />
      <IconButton
        icon={SquarePen}
        label={labelOf('unwritten')}
        onPress={() => onMove('unwritten')}
      />
    </div>
  );
}
