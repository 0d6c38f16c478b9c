import { Heading, LocaleProvider, Stack, Text } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { messages } from './messages.ts';

function Found({ count }: { count: number }) {
  const text = useMessages(messages);
  return (
    <Stack gap="1">
      <Heading level={3}>{text.title}</Heading>
      <Text>{text.found(count)}</Text>
    </Stack>
  );
}

export default function Greeting() {
  return (
    <Stack gap="4">
      <LocaleProvider locale="ru">
        <Found count={3} />
      </LocaleProvider>
      <LocaleProvider locale="en">
        <Found count={3} />
      </LocaleProvider>
    </Stack>
  );
}
