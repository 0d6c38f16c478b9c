import { copyText } from '@dreamfork/ui/browser';
import { Check, Link, Share2 } from 'lucide';
import { useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { usePlayerMessages } from '../../labels/PlayerLanguage.tsx';
import { useLaterMessages } from '../useLaterMessages.ts';
import * as styles from './ShareStory.css.ts';

/** Whether the system has a share dialog. */
const canSend = (): boolean => typeof navigator.share === 'function';

/** Opens the share dialog of the system; closing it is not an error. */
async function sendLink(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch {
    // The reader closed the dialog of the system.
    return;
  }
}

export type ShareStoryProps = { title: string; url: string };

/** Copies the address of a story, or opens the share dialog of the system. */
export function ShareStory({ title, url }: ShareStoryProps) {
  const { share } = useLaterMessages();
  const { send } = usePlayerMessages().share;
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  const copy = async (): Promise<void> => {
    setOutcome((await copyText(url)) ? 'copied' : 'failed');
  };
  return (
    <>
      <Button size="medium" icon={outcome === 'copied' ? Check : Link} onPress={() => void copy()}>
        {share.copy}
      </Button>
      {canSend() && (
        <Button size="medium" icon={Share2} onPress={() => void sendLink(title, url)}>
          {send}
        </Button>
      )}
      <span role="status" className={styles.outcome}>
        {outcome === 'copied' && share.copied}
        {outcome === 'failed' && (
          <>
            {share.failed} <span className={styles.address}>{url}</span>
          </>
        )}
      </span>
    </>
  );
}
