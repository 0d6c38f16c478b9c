import type { NodeType as Type } from '@dreamfork/story';
import * as styles from './NodeType.css.ts';

export type NodeTypeProps = { type: Type; label: string };

/** The type of a node as name and hue. */
export const NodeType = ({ type, label }: NodeTypeProps) => (
  <span className={styles.type[type]}>{label}</span>
);
