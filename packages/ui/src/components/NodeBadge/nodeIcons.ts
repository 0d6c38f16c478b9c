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
import type { NodeHue } from '../../tokens/index.ts';

/** The icon of each node type; it stands beside the word, never in its place. */
export const nodeIcons: Record<NodeHue, LucideIcon> = {
  start: CirclePlay,
  text: TextAlignStart,
  choice: Split,
  image: Image,
  video: Clapperboard,
  audio: AudioLines,
  document: FileText,
  end: Flag,
};
