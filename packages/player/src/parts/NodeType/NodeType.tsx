import type { NodeType as Type } from '@dreamfork/story';
import {
  AudioLines,
  CirclePlay,
  Clapperboard,
  FileText,
  Flag,
  Image,
  type LucideIcon,
  Split,
  Text,
} from 'lucide-react';
import { icon } from '../../controls/controls.css.ts';
import * as styles from './NodeType.css.ts';

const icons: Record<Type, LucideIcon> = {
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

/** The type of a node by icon, word and hue. */
export function NodeType({ type, label }: NodeTypeProps) {
  const Icon = icons[type];
  return (
    <span className={styles.type[type]}>
      <Icon className={icon} size={13} aria-hidden />
      {label}
    </span>
  );
}
