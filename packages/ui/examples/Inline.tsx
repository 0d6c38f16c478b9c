import { Button, Inline } from '@dreamfork/ui';

export default function Example() {
  return (
    <Inline gap="3" align="center">
      <Button variant="primary">Save</Button>
      <Button>Cancel</Button>
    </Inline>
  );
}
