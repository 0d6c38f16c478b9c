import { Container, Heading, Text } from '@dreamfork/ui';

export default function Example() {
  return (
    <Container>
      <Heading level={2}>My stories</Heading>
      <Text>Everything on the page stands in this column.</Text>
    </Container>
  );
}
