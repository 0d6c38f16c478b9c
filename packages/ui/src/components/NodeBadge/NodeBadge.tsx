import type { ExtraAttributes } from '../../primitives/extraAttributes.ts';
import type { NodeHue } from '../../tokens/index.ts';
import * as badgeStyles from '../Badge/Badge.css.ts';
import * as styles from './NodeBadge.css.ts';
import { nodeIcons } from './nodeIcons.ts';

export type NodeBadgeProps = ExtraAttributes & {
  /** One of the eight node types. */
  type: NodeHue;
  /** The word for the type. */
  label: string;
};

/** Tells a node's type by icon, word and hue. */
export function NodeBadge({ type, label, ...rest }: NodeBadgeProps) {
  const Icon = nodeIcons[type];
  return (
    <span {...rest} className={styles.nodeBadge[type]}>
      <Icon className={badgeStyles.icon} aria-hidden />
      {label}
    </span>
  );
}
