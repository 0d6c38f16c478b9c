import { Switch } from '@dreamfork/ui';
import { useState } from 'react';

export default function Example() {
  const [isOn, setOn] = useState(true);
  return (
    <Switch isSelected={isOn} onChange={setOn} description="Emails about comments and new readers.">
      Notifications
    </Switch>
  );
}
