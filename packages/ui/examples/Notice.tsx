import { Button, Notice } from '@dreamfork/ui';
import { WifiOff } from 'lucide-react';

export default function Example() {
  return (
    <Notice tone="warning" icon={WifiOff} action={<Button size="small">Try again</Button>}>
      There is no connection. Your edits stay on this device.
    </Notice>
  );
}
