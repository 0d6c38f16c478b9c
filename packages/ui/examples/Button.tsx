import { Button, Inline } from '@dreamfork/ui';
import { Save } from 'lucide-react';

export default function Example() {
  return (
    <Inline gap="2">
      <Button variant="primary" icon={Save} onPress={() => alert('Saved')}>
        Save
      </Button>
      <Button>Preview</Button>
      <Button disabledReason="Save the story first">Export</Button>
    </Inline>
  );
}
