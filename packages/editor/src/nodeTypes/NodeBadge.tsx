import type { NodeType } from '@dreamfork/story';
import * as styles from './NodeBadge.css.ts';
import { nodeIcons } from './nodeIcons.ts';

export type NodeBadgeProps = {
  type: NodeType;
  /** The name of the type. */
  label: string;
};

/** Shows the type of a node by icon, name and hue. */
export function NodeBadge({ type, label }: NodeBadgeProps) {
  const Icon = nodeIcons[type];
  return (
    <span className={styles.nodeBadge[type]}>
      <Icon className={styles.icon} aria-hidden />
      {label}
    </span>
  );
}
