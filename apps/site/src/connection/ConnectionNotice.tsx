import { Button, Notice } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { Hourglass, WifiOff } from 'lucide-react';
import { useState } from 'react';
import { connectionMessages } from '../messages/connection.ts';
import { useConnection } from './ConnectionContext.tsx';

/** One line under the bar while the server cannot be reached or answers slowly. */
export function ConnectionNotice() {
  const { state } = useConnection();
  return (
    <div role="status">
      {state === 'slow' && <Slow />}
      {state === 'lost' && <Lost />}
    </div>
  );
}

const Slow = () => (
  <Notice role="none" icon={Hourglass}>
    {useMessages(connectionMessages).slow}
  </Notice>
);

function Lost() {
  const messages = useMessages(connectionMessages);
  const { tryAgain } = useConnection();
  const [isTrying, setTrying] = useState(false);
  const tryNow = async () => {
    setTrying(true);
    await tryAgain();
    setTrying(false);
  };
  return (
    <Notice
      role="none"
      tone="warning"
      icon={WifiOff}
      action={
        <Button size="small" isPending={isTrying} onPress={() => void tryNow()}>
          {messages.tryAgain}
        </Button>
      }
    >
      {messages.lost}
    </Notice>
  );
}
