import { IconButton } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { ArrowLeft, ArrowRight, SquarePen } from 'lucide-react';
import { keysOf, type Shortcut } from '../../commands/shortcuts.ts';
import { writingViewMessages } from './messages.ts';
import * as styles from './writingView.css.ts';

/** The keys that go from node to node while one is written. */
export const moveKeys = {
  previous: { key: 'PageUp', withAlt: true, reach: 'field' },
  next: { key: 'PageDown', withAlt: true, reach: 'field' },
  unwritten: { key: 'Enter', withControl: true, reach: 'field' },
} as const satisfies Record<string, Shortcut>;

export const keysText = (shortcut: Shortcut): string => keysOf(shortcut).join('+');

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
