import { formatMarkdown, type MarkdownFormat } from '@dreamfork/story/text';
import { IconButton, Toolbar } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
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
import type { RefObject } from 'react';
import { type Shortcut, shortcutText } from '../../commands/shortcuts.ts';
import { writingViewMessages } from './messages.ts';

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

export type FormatBarProps = { field: RefObject<HTMLTextAreaElement | null> };

/** The formats that readers see, for what is selected in a text. */
export function FormatBar({ field }: FormatBarProps) {
  const messages = useMessages(writingViewMessages);
  return (
    <Toolbar label={messages.formatting}>
      {formatTools.map(({ format, icon, ...tool }) => {
        const keys = shortcutText(tool);
        const label = messages.formats[format];
        return (
          <IconButton
            key={format}
            icon={icon}
            size="small"
            label={keys === undefined ? label : `${label} (${keys})`}
            onPress={() => field.current && formatField(field.current, format)}
          />
        );
      })}
    </Toolbar>
  );
}

/** How many characters two texts have in common from the beginning. */
function commonStart(one: string, other: string): number {
  const most = Math.min(one.length, other.length);
  let length = 0;
  while (length < most && one[length] === other[length]) length += 1;
  return length;
}

/**
 * Changes the text of a field as typing does. A value that is set from outside would empty what the browser's own
 * undo goes back through, and there is no other way to add to it than `execCommand`.
 */
function typeText(field: HTMLTextAreaElement, text: string): void {
  const { value } = field;
  const from = commonStart(value, text);
  const most = Math.min(value.length, text.length) - from;
  let same = 0;
  while (same < most && value.at(-1 - same) === text.at(-1 - same)) same += 1;
  field.setSelectionRange(from, value.length - same);
  const piece = text.slice(from, text.length - same);
  if (piece === '') document.execCommand('delete');
  else document.execCommand('insertText', false, piece);
}

/** Gives what is selected in a field a format, or takes it away, and goes on writing there. */
export function formatField(field: HTMLTextAreaElement, format: MarkdownFormat): void {
  const { value, selectionStart: from, selectionEnd: to } = field;
  const { text, selection } = formatMarkdown(value, { from, to }, format);
  field.focus();
  if (text !== value) typeText(field, text);
  field.setSelectionRange(selection.from, selection.to);
}
