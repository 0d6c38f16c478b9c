import { findNode } from '@dreamfork/story';
import { Button, EmptyState } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { CircleCheck } from 'lucide-react';
import { useEditor, useSession } from '../../EditorContext.tsx';
import * as styles from './assistant.css.ts';
import type { Assistant } from './createAssistant.ts';
import { assistantMessages } from './messages.ts';
import { proposalMessages } from './proposal.messages.ts';
import type { Proposal } from './proposal.ts';

export type ContradictionListProps = {
  proposal: Extract<Proposal, { kind: 'contradictions' }>;
  assistant: Assistant;
};

/** Passages that disagree; a press on one shows its node. */
export function ContradictionList({ proposal, assistant }: ContradictionListProps) {
  const { edits } = useEditor();
  const messages = useMessages(proposalMessages);
  const panelMessages = useMessages(assistantMessages);
  const document = useSession((state) => state.document);
  const { items, read, leftOut } = proposal;
  const found = items.length;

  return (
    <div className={styles.part}>
      {found === 0 && (
        <EmptyState icon={CircleCheck} headingLevel={4} title={messages.noContradictions} />
      )}
      <p className={styles.quiet}>
        {[
          messages.read(read),
          leftOut > 0 ? panelMessages.context.leftOut(leftOut) : '',
          messages.mayBeWrong,
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      {found > 0 && (
        <ul className={styles.list} aria-label={messages.contradictions}>
          {items.map(({ explanation, places }) => (
            <li key={explanation} className={styles.contradiction}>
              <span>{explanation}</span>
              {places.map(({ nodeId, quote }) => {
                const node = findNode(document, nodeId);
                if (!node) return null;
                const title = node.title || panelMessages.untitled;
                return (
                  <button
                    key={`${nodeId} ${quote}`}
                    type="button"
                    className={styles.place}
                    onClick={() => edits.showPlace({ nodeId })}
                  >
                    <span className={styles.quiet}>{messages.show(title)}</span>
                    <q className={styles.authored}>{quote}</q>
                  </button>
                );
              })}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.buttons}>
        <Button size="small" onPress={assistant.dismiss}>
          {panelMessages.close}
        </Button>
      </div>
    </div>
  );
}
