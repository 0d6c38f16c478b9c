import { FileTrigger } from '@dreamfork/ui';
import { Upload } from 'lucide-react';

export default function Example() {
  return (
    <FileTrigger
      accept={['.df']}
      maxBytes={50_000_000}
      icon={Upload}
      onSelect={({ accepted, rejected }) =>
        alert(`${accepted.length} taken, ${rejected.length} refused`)
      }
    >
      Import a story
    </FileTrigger>
  );
}
