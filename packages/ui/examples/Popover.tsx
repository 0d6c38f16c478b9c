import { Button, Popover, PopoverTrigger, Text } from '@dreamfork/ui';

export default function Example() {
  return (
    <PopoverTrigger>
      <Button>About this figure</Button>
      <Popover label="About this figure">
        <Text>Every reader counts once a day.</Text>
      </Popover>
    </PopoverTrigger>
  );
}
