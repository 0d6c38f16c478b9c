import { Hourglass, WifiOff } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { useMessages } from '../../i18n/index.ts';
import { Notice } from '../Notice/Notice.tsx';
import { connectionMessages } from './ConnectionNotice.messages.ts';

export const connectionStates = ['good', 'slow', 'lost'] as const;

export type ConnectionNoticeProps = {
  state: (typeof connectionStates)[number];
  /** Tries whether the server answers; the button is pending meanwhile. */
  onRetry: () => Promise<void>;
};

/** One line under the bar of a page while the server cannot be reached or answers slowly. */
export function ConnectionNotice({ state, onRetry }: ConnectionNoticeProps) {
  const messages = useMessages(connectionMessages);
  return (
    <div role="status">
      {state === 'slow' && (
        <Notice role="none" icon={Hourglass}>
          {messages.slow}
        </Notice>
      )}
      {state === 'lost' && <Lost onRetry={onRetry} />}
    </div>
  );
}

function Lost({ onRetry }: Pick<ConnectionNoticeProps, 'onRetry'>) {
  const messages = useMessages(connectionMessages);
  const [isTrying, setTrying] = useState(false);
  const retry = async () => {
    setTrying(true);
    await onRetry();
    setTrying(false);
  };
  return (
    <Notice
      role="none"
      tone="warning"
      icon={WifiOff}
      action={
        <Button size="small" isPending={isTrying} onPress={() => void retry()}>
          {messages.tryAgain}
        </Button>
      }
    >
      {messages.lost}
    </Notice>
  );
}
