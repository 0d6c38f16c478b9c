import { CopyField } from '@dreamfork/ui';

export default function Example() {
  return <CopyField label="Link to the story" value="https://dreamfork.example/story/7Q2F" />;
}
