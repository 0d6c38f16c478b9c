import { Box, MarginLine, Text } from '@dreamfork/ui';

export default function Example() {
  return (
    <Box position="relative" padding="8">
      <MarginLine left={24} />
      <Text font="reading">The lamp goes out.</Text>
    </Box>
  );
}
