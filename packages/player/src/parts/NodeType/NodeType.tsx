import type { NodeType as Type } from '@dreamfork/story';
import {
  AudioLines,
  CirclePlay,
  Clapperboard,
  FileText,
  Flag,
  type IconNode,
  Image,
  Split,
  Text,
} from 'lucide';
import { Icon } from '../../controls/Icon.tsx';
import * as styles from './NodeType.css.ts';

const icons: Record<Type, IconNode> = {
  start: CirclePlay,
  text: Text,
  choice: Split,
  image: Image,
  video: Clapperboard,
  audio: AudioLines,
  document: FileText,
  end: Flag,
};

export type NodeTypeProps = { type: Type; label: string };

/** The type of a node as icon, name and hue. */
export function NodeType({ type, label }: NodeTypeProps) {
  return (
    <span className={styles.type[type]}>
      <Icon icon={icons[type]} size={13} />
      {label}
    </span>
  );
}
