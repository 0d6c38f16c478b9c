import { Column, Columns, Text } from '@dreamfork/ui';

export default function Example() {
  return (
    <Columns gap="4" collapseBelow="middle">
      <Column width="2/3">
        <Text>The text of the story</Text>
      </Column>
      <Column>
        <Text tone="ink2">About its author</Text>
      </Column>
    </Columns>
  );
}
