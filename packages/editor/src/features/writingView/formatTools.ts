import type { MarkdownFormat } from '@dreamfork/story/text';
import {
  Bold,
  Heading1,
  Heading2,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  TextQuote,
} from 'lucide-react';
import type { Shortcut } from '../../commands/shortcuts.ts';

export type FormatTool = {
  format: MarkdownFormat;
  icon: LucideIcon;
  shortcuts?: readonly Shortcut[];
};

const withControl = (key: string): readonly Shortcut[] => [
  { key, withControl: true, reach: 'field' },
];

/** What a text can be made of, in the order of the buttons. */
export const formatTools: readonly FormatTool[] = [
  { format: 'strong', icon: Bold, shortcuts: withControl('b') },
  { format: 'emphasis', icon: Italic, shortcuts: withControl('i') },
  { format: 'heading', icon: Heading1 },
  { format: 'subheading', icon: Heading2 },
  { format: 'list', icon: List },
  { format: 'orderedList', icon: ListOrdered },
  { format: 'quote', icon: TextQuote },
  { format: 'link', icon: Link },
];
