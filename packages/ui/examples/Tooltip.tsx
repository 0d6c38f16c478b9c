import { Button, Tooltip } from '@dreamfork/ui';

export default function Example() {
  return (
    <Tooltip text="Ctrl S">
      <Button>Save</Button>
    </Tooltip>
  );
}
