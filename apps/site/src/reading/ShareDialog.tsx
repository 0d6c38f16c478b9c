import { Button, Dialog, Inline, Stack, Text, TextArea, TextField } from '@dreamfork/ui';
import { type Locale, LocaleProvider, useMessages } from '@dreamfork/ui/i18n';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { readingMessages } from '../messages/reading.ts';
import { preview } from './ShareDialog.css.ts';
import { embedAddress, embedCode, storyAddress } from './storyAddresses.ts';

export type ShareDialogProps = {
  id: string;
  title: string;
  isPublic: boolean;
  locale: Locale;
  onClose: () => void;
};

/** The ways to take a story elsewhere: its address, and the code that shows it on another page. */
export function ShareDialog({ locale, ...props }: ShareDialogProps) {
  return (
    <LocaleProvider locale={locale}>
      <Sharing {...props} />
    </LocaleProvider>
  );
}

function Sharing({ id, title, isPublic, onClose }: Omit<ShareDialogProps, 'locale'>) {
  const messages = useMessages(readingMessages).share;
  const { origin } = window.location;
  return (
    <Dialog
      isOpen
      size="large"
      title={messages.title}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      {isPublic ? (
        <Stack gap="5">
          <Copied label={messages.address} text={storyAddress({ origin, id })} />
          <Copied label={messages.code} text={embedCode({ origin, id, title })} isLong />
          <Stack gap="2">
            <Text size="13" tone="ink2">
              {messages.preview}
            </Text>
            <iframe
              className={preview}
              src={embedAddress({ origin, id })}
              title={messages.preview}
            />
          </Stack>
        </Stack>
      ) : (
        <Text>{messages.isPrivate}</Text>
      )}
    </Dialog>
  );
}

type CopiedProps = { label: string; text: string; isLong?: boolean };

function Copied({ label, text, isLong = false }: CopiedProps) {
  const messages = useMessages(readingMessages).share;
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  };
  const Field = isLong ? TextArea : TextField;
  return (
    <Stack gap="2">
      <Field label={label} value={text} isReadOnly />
      <Inline gap="3" align="center">
        <Button size="small" icon={outcome === 'copied' ? Check : Copy} onPress={() => void copy()}>
          {messages.copy}
        </Button>
        <Text size="13" tone="ink2" role="status">
          {outcome === null ? '' : messages[outcome]}
        </Text>
      </Inline>
    </Stack>
  );
}
