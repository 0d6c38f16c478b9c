import './forest.css.ts';
import { Button, Inline, Stack, Surface, TextField } from '@dreamfork/ui';

export default function Forest() {
  return (
    <div data-theme="forest">
      <Surface padding="6">
        <Stack gap="4">
          <TextField label="Title" defaultValue="The lighthouse" />
          <Inline gap="3">
            <Button variant="primary">Save</Button>
            <Button>Preview</Button>
          </Inline>
        </Stack>
      </Surface>
    </div>
  );
}
