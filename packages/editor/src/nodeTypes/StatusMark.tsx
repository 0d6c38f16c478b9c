import { type NodeStatus, nodeStatusNames } from '@dreamfork/story';
import { plain } from '@dreamfork/ui/css';
import { useMessages } from '@dreamfork/ui/i18n';
import { CircleCheck, Lightbulb, type LucideIcon, PencilLine } from 'lucide-react';
import * as styles from './StatusMark.css.ts';

const icons: Readonly<Record<NodeStatus, LucideIcon>> = {
  idea: Lightbulb,
  draft: PencilLine,
  done: CircleCheck,
};

export type StatusMarkProps = {
  status: NodeStatus;
  /** Leaves the word to the label of what it stands in. @default false */
  hideLabel?: boolean;
};

/** How far the author is with a node: an icon and a word. */
export function StatusMark({ status, hideLabel = false }: StatusMarkProps) {
  const names = useMessages(nodeStatusNames);
  const Icon = icons[status];
  return (
    <span className={`${styles.mark} ${styles.hue[status]}`}>
      <Icon className={plain} size={14} aria-hidden />
      {!hideLabel && names[status]}
    </span>
  );
}
