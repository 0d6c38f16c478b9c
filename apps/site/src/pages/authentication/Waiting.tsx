import { Inline, Spinner, Text } from '@dreamfork/ui';

/** Says what is going on while the server is asked. */
export const Waiting = ({ text }: { text: string }) => (
  <Inline gap="3" align="center">
    <Spinner label={text} />
    <Text tone="ink2">{text}</Text>
  </Inline>
);
