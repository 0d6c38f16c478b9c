import type { StorySummary } from '@dreamfork/api-client';
import { Button, Dialog, Inline, Stack, Text, TextArea, TextField } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useLibraryHost } from '../host.tsx';
import { sharingMessages } from '../messages/sharing.ts';
import { embedCode } from './embedCode.ts';
import { preview } from './ShareDialog.css.ts';

export type ShareDialogProps = {
  story: Pick<StorySummary, 'id' | 'title' | 'isPublic'>;
  onClose: () => void;
};

/** The ways to share a story: its address, and the code that shows it on another page. */
export function ShareDialog({ story, onClose }: ShareDialogProps) {
  const messages = useMessages(sharingMessages);
  return (
    <Dialog
      isOpen
      size="large"
      title={messages.title}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      {story.isPublic ? <Ways story={story} /> : <Text>{messages.isPrivate}</Text>}
    </Dialog>
  );
}

const absolute = (address: string): string => new URL(address, window.location.href).href;

function Ways({ story: { id, title } }: Pick<ShareDialogProps, 'story'>) {
  const messages = useMessages(sharingMessages);
  const { addresses } = useLibraryHost();
  const address = absolute(addresses.embeddedStory(id));
  return (
    <Stack gap="5">
      <CopyField label={messages.address} text={absolute(addresses.story(id))} />
      <CopyField label={messages.code} text={embedCode({ address, title })} isLong />
      <Stack gap="2">
        <Text size="13" tone="ink2">
          {messages.preview}
        </Text>
        <iframe className={preview} src={address} title={messages.preview} />
      </Stack>
    </Stack>
  );
}

type CopyFieldProps = { label: string; text: string; isLong?: boolean };

function CopyField({ label, text, isLong = false }: CopyFieldProps) {
  const messages = useMessages(sharingMessages);
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
