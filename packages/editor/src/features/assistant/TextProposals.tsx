import { useMessages } from '@dreamfork/ui/i18n';
import type { Announcer } from '../../components/announcer/createAnnouncer.ts';
import * as styles from './assistant.css.ts';
import type { Assistant } from './createAssistant.ts';
import { proposalMessages } from './proposal.messages.ts';
import type { Proposal, ProposedText } from './proposal.ts';
import { TextProposal } from './TextProposal.tsx';

export type TextProposalsProps = {
  proposal: Extract<Proposal, { kind: 'texts' }>;
  assistant: Assistant;
  announcer: Announcer;
};

/** One proposed text, or the title and the description of a story. */
export function TextProposals({ proposal, assistant, announcer }: TextProposalsProps) {
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
