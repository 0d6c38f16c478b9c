import { IconButton, Toolbar } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import type { RefObject } from 'react';
import { shortcutText } from '../../commands/shortcuts.ts';
import { formatField } from './formatField.ts';
import { formatTools } from './formatTools.ts';
import { writingViewMessages } from './messages.ts';

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
