import { findNode, waysIn } from '@dreamfork/story';
import { useLocale, useMessages } from '@dreamfork/ui/i18n';
import { useMemo } from 'react';
import { choiceMark, markText } from '../../canvas/logic/logicMarks.ts';
import { logicMessages } from '../../canvas/logic/messages.ts';
import { useSession } from '../../EditorContext.tsx';
import { writingViewMessages } from './messages.ts';
import { WayButton } from './WayButton.tsx';
import * as styles from './writingView.css.ts';

export type WaysInProps = { nodeId: string; onGo: (nodeId: string) => void };

/** The nodes that lead here, with the choice that does. */
export function WaysIn({ nodeId, onGo }: WaysInProps) {
  const messages = useMessages(writingViewMessages);
  const words = useMessages(logicMessages);
  const locale = useLocale();
  const story = useSession(({ document }) => document);
  const ways = useMemo(() => waysIn(story, nodeId), [story, nodeId]);
  const none = story.startNodeId === nodeId ? messages.isStart : messages.noWaysIn;
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>{messages.waysIn}</h3>
      {ways.length === 0 && <p className={styles.quiet}>{none}</p>}
      {ways.map(({ connection: { id, fromNodeId }, choice }) => (
        <WayButton
          key={id}
          direction="in"
          title={findNode(story, fromNodeId)?.title ?? ''}
          details={
            choice ? [choice.text, markText(choiceMark(choice, { locale, story, words }))] : []
          }
          onPress={() => onGo(fromNodeId)}
        />
      ))}
    </section>
  );
}
