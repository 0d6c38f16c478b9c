import type { NodeType } from '@dreamfork/story';
import {
  AudioLines,
  CirclePlay,
  Clapperboard,
  FileText,
  Flag,
  Image,
  type LucideIcon,
  Split,
  TextAlignStart,
} from 'lucide-react';

/** The icon of each node type; it stands beside the word, never in its place. */
export const nodeIcons: Record<NodeType, LucideIcon> = {
  start: CirclePlay,
  text: TextAlignStart,
  choice: Split,
  image: Image,
  video: Clapperboard,
  audio: AudioLines,
  document: FileText,
  end: Flag,
};
