import { Button, Dialog, Inline, Stack, Text } from '@dreamfork/ui';
import { copyText, saveFile } from '@dreamfork/ui/browser';
import { useMessages } from '@dreamfork/ui/i18n';
import { Check, Copy, Download } from 'lucide-react';
import { useState } from 'react';
import { twoFactorMessages } from './messages.ts';
import * as styles from './TwoFactor.css.ts';

export type RecoveryCodesDialogProps = {
  codes: readonly string[];
  onClose: () => void;
};

/** Shows new recovery codes, to be copied or downloaded. They are never shown again, so Escape closes it only once they are copied. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const messages = useMessages(twoFactorMessages);
  const [outcome, setOutcome] = useState<'copied' | 'refused' | 'unsaved' | null>(null);
  const text = `${codes.join('\n')}\n`;
  const copy = async () => setOutcome((await copyText(text)) ? 'copied' : 'refused');
  return (
    <Dialog
      isOpen
      isDismissable={false}
      title={messages.recoveryTitle}
      description={messages.recoveryText}
      onOpenChange={() => (outcome === 'copied' ? onClose() : setOutcome('unsaved'))}
      footer={
        <Button variant="primary" onPress={onClose}>
          {messages.kept}
        </Button>
      }
    >
      <Stack gap="4">
        <ul className={styles.codes} aria-label={messages.recoveryList}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <Inline gap="3" align="center">
          <Button icon={outcome === 'copied' ? Check : Copy} onPress={() => void copy()}>
            {messages.copy}
          </Button>
          <Button
            icon={Download}
            onPress={() => saveFile(new Blob([text], { type: 'text/plain' }), messages.fileName)}
          >
            {messages.download}
          </Button>
          <Text size="13" tone="ink2" role="status">
            {outcome === null ? '' : messages[outcome]}
          </Text>
        </Inline>
      </Stack>
    </Dialog>
  );
}
