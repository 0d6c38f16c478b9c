import { useMessages } from '@dreamfork/ui/i18n';
import type { Announcer } from '../../components/announcer.tsx';
import * as styles from './assistant.css.ts';
import { ChoiceProposal } from './ChoiceProposal.tsx';
import { ContradictionList } from './ContradictionList.tsx';
import type { Assistant, AssistantRun } from './createAssistant.ts';
import { proposalMessages } from './proposal.messages.ts';
import type { Proposal, ProposedText } from './proposal.ts';
import { TextProposal } from './TextProposal.tsx';

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

type TextProposalsProps = {
  proposal: Extract<Proposal, { kind: 'texts' }>;
  assistant: Assistant;
  announcer: Announcer;
};

/** One proposed text, or the title and the description of a story. */
function TextProposals({ proposal, assistant, announcer }: TextProposalsProps) {
  const messages = useMessages(proposalMessages);
  const { texts, isCut } = proposal;
  const change = (index: number, next: ProposedText | null) => {
    const left = texts.flatMap((text, place) => (place === index ? (next ?? []) : text));
    assistant.keep(left.length > 0 ? { ...proposal, texts: left } : null);
  };
  return (
    <>
      {isCut && (
        <p className={styles.caution} role="status">
          {messages.isCut}
        </p>
      )}
      {texts.map((proposed, index) => (
        <TextProposal
          key={`${proposed.target.kind}-${'field' in proposed.target ? proposed.target.field : ''}`}
          proposed={proposed}
          announcer={announcer}
          onChange={(next) => change(index, next)}
        />
      ))}
    </>
  );
}
