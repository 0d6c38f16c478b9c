import { Button, FormSection, TextField } from '@dreamfork/ui';

export default function Example() {
  return (
    <FormSection
      title="About you"
      description="Readers see this beside your stories."
      actions={
        <Button type="submit" variant="primary">
          Save
        </Button>
      }
    >
      <TextField label="Name" defaultValue="Marina" />
    </FormSection>
  );
}
