import { Box, Text } from '@dreamfork/ui';

export default function Example() {
  return (
    <Box padding="6" background="sunken" border="line" radius="m">
      <Text>Space, ground and edges from the tokens</Text>
    </Box>
  );
}
