import type { MarkdownFormat } from '@dreamfork/story/text';
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
import { shortcutText } from '../../commands/shortcuts.ts';
import { formatMessages } from '../../components/nodeText/format.messages.ts';
import { formatField, formatKeys } from '../../components/nodeText/textFormats.ts';

/** What a text can be made of, in the order of the buttons. */
const tools: readonly { format: MarkdownFormat; icon: LucideIcon }[] = [
  { format: 'strong', icon: Bold },
  { format: 'emphasis', icon: Italic },
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
  const { title, formats } = useMessages(formatMessages);
  return (
    <Toolbar label={title}>
      {tools.map(({ format, icon }) => {
        const keys = formatKeys.find((key) => key.format === format);
        const label = formats[format];
        return (
          <IconButton
            key={format}
            icon={icon}
            size="small"
            label={keys ? `${label} (${shortcutText(keys)})` : label}
            onPress={() => field.current && formatField(field.current, format)}
          />
        );
      })}
    </Toolbar>
  );
}
