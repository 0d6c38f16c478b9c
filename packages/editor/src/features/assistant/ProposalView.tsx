import { useMessages } from '@dreamfork/ui/i18n';
import type { Announcer } from '../../components/announcer/createAnnouncer.ts';
import * as styles from './assistant.css.ts';
import { ChoiceProposal } from './ChoiceProposal.tsx';
import { ContradictionList } from './ContradictionList.tsx';
import type { Assistant, AssistantRun } from './createAssistant.ts';
import { proposalMessages } from './proposal.messages.ts';
import { TextProposals } from './TextProposals.tsx';

export type ProposalViewProps = {
  run: Extract<AssistantRun, { kind: 'proposed' }>;
  assistant: Assistant;
  announcer: Announcer;
};

/** What a model proposes; nothing of it is in the story until it is taken. */
export function ProposalView({ run, assistant, announcer }: ProposalViewProps) {
  const messages = useMessages(proposalMessages);
  const { proposal } = run;
  return (
    <section className={styles.part} aria-label={messages.proposal}>
      <h3 className={styles.heading} tabIndex={-1} data-step>
        {proposal.kind === 'contradictions' ? messages.contradictions : messages.proposal}
      </h3>
      {proposal.kind === 'texts' && (
        <TextProposals proposal={proposal} assistant={assistant} announcer={announcer} />
      )}
      {proposal.kind === 'choices' && (
        <ChoiceProposal proposal={proposal} assistant={assistant} announcer={announcer} />
      )}
      {proposal.kind === 'contradictions' && (
        <ContradictionList proposal={proposal} assistant={assistant} />
      )}
    </section>
  );
}
