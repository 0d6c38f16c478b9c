import { Check, Copy } from 'lucide-react';
import { type ReactNode, type Ref, useRef, useState } from 'react';
import { copyText } from '../../browser/copyText.ts';
import { useMessages } from '../../i18n/index.ts';
import { Inline } from '../../primitives/Inline/Inline.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { Button } from '../Button/Button.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { copyMessages } from './CopyField.messages.ts';

export type CopyFieldProps = {
  /** Names the field. */
  label: string;
  /** A sentence about what the text is for. */
  description?: ReactNode;
  /** What is shown. */
  value: string;
  /** What is copied, where it is not what is shown. @default value */
  copyValue?: string;
  /** Shows several lines in mono: code or a key. @default false */
  isMultiline?: boolean;
};

/** A text that is to be taken elsewhere, with a button that copies it. */
export function CopyField({
  value,
  copyValue = value,
  isMultiline = false,
  ...rest
}: CopyFieldProps) {
  const messages = useMessages(copyMessages);
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  const element = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
  const copy = async () => {
    const isCopied = await copyText(copyValue);
    setOutcome(isCopied ? 'copied' : 'refused');
    if (isCopied) return;
    element.current?.focus();
    element.current?.select();
  };
  const shared = { ...rest, value, isReadOnly: true };
  return (
    <Stack gap="2">
      {isMultiline ? (
        <TextArea {...shared} font="mono" ref={element as Ref<HTMLTextAreaElement>} />
      ) : (
        <TextField {...shared} ref={element as Ref<HTMLInputElement>} />
      )}
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
