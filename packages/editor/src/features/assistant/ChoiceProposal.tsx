import { Button } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { Check, X } from 'lucide-react';
import type { Announcer } from '../../components/announcer.tsx';
import { useEditor } from '../../EditorContext.tsx';
import * as styles from './assistant.css.ts';
import type { Assistant } from './createAssistant.ts';
import { proposalMessages } from './proposal.messages.ts';
import type { Proposal } from './proposal.ts';
import { takeChoices } from './takeChoices.ts';

export type ChoiceProposalProps = {
  proposal: Extract<Proposal, { kind: 'choices' }>;
  assistant: Assistant;
  announcer: Announcer;
};

/** Proposed choices, taken one by one or all in one step. */
export function ChoiceProposal({ proposal, assistant, announcer }: ChoiceProposalProps) {
  const editor = useEditor();
  const messages = useMessages(proposalMessages);
  const { choices, nodeId } = proposal;

  const keep = (left: readonly string[], owner = nodeId) =>
    assistant.keep(left.length > 0 ? { ...proposal, nodeId: owner, choices: left } : null);
  const take = (texts: readonly string[]) => {
    const owner = takeChoices(editor, { nodeId, texts });
    if (owner === null) return;
    announcer.announce(messages.taken);
    keep(
      choices.filter((text) => !texts.includes(text)),
      owner,
    );
  };

  return (
    <div className={styles.part}>
      <p className={styles.quiet}>{messages.choicesHelp}</p>
      <ul className={styles.list} aria-label={messages.choices}>
        {choices.map((text) => (
          <li key={text} className={styles.choice}>
            <ins className={styles.choiceText}>{text}</ins>
            <Button
              size="small"
              aria-label={messages.takeChoice(text)}
              onPress={() => take([text])}
            >
              {messages.take}
            </Button>
            <Button
              size="small"
              variant="quiet"
              icon={X}
              aria-label={messages.leaveChoice(text)}
              onPress={() => keep(choices.filter((other) => other !== text))}
            >
              {messages.leave}
            </Button>
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button size="small" variant="primary" icon={Check} onPress={() => take(choices)}>
          {messages.takeAll}
        </Button>
        <Button size="small" onPress={assistant.dismiss}>
          {messages.dismiss}
        </Button>
      </div>
    </div>
  );
}
