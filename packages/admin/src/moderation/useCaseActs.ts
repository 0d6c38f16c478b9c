import type {
  ApiClient,
  AppealDecisionRequest,
  CaseDetails,
  SanctionRequest,
} from '@dreamfork/api-client';
import { cases, moderationCase, publicStories, useMutation } from '@dreamfork/api-client/hooks';
import { useToast } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useState } from 'react';
import { caseMessages } from '../messages/cases.ts';
import { moderationMessages } from '../messages/moderation.ts';
import { sanctionMessages } from '../messages/sanctions.ts';

type Call = (client: ApiClient) => ReturnType<ApiClient['cases']['claim']>;

/** What a moderator does with a case; the outcome is told by a toast, and the case is read again. */
export function useCaseActs({
  id,
  storyId,
  kind,
  visibility,
}: Pick<CaseDetails, 'id' | 'storyId' | 'kind' | 'visibility'>) {
  const messages = useMessages(caseMessages);
  const decisions = useMessages(moderationMessages);
  const sanctions = useMessages(sanctionMessages);
  const mutate = useMutation();
  const toast = useToast();
  const [isPending, setPending] = useState(false);

  /** Resolves to whether the server accepted it. */
  const act = async (call: Call, done: string): Promise<boolean> => {
    setPending(true);
    const answer = await mutate({ call, stale: [cases, publicStories] });
    // Also after a refusal: somebody else may have claimed or decided the case.
    await mutate({ call: (client) => client.cases.read(id), stale: [moderationCase] });
    setPending(false);
    toast(
      answer.ok
        ? { status: 'success', title: done }
        : { status: 'error', title: decisions.failed, description: answer.error.message },
    );
    return answer.ok;
  };

  return {
    isPending,
    claim: () => act((client) => client.cases.claim(id), messages.claimed),
    release: () => act((client) => client.cases.release(id), messages.released),
    addNote: (text: string) =>
      act((client) => client.cases.addNote(id, { text }), messages.noteAdded),
    dismiss: () =>
      act(
        (client) => client.moderation.dismiss(id),
        kind === 'comment' && visibility === 'deleted' ? messages.closed : decisions.dismissed,
      ),
    unpublish: (reason: string) =>
      act((client) => client.moderation.unpublish(storyId, { reason }), decisions.unpublished),
    removeComment: (reason: string) =>
      act((client) => client.moderation.removeComment(id, { reason }), decisions.removed),
    sanction: (sanction: SanctionRequest) =>
      act((client) => client.cases.sanction(id, sanction), sanctions.done[sanction.outcome]),
    reverse: (reason: string) =>
      act((client) => client.cases.reverse(id, { reason }), messages.reversed),
    decideAppeal: (decision: AppealDecisionRequest) =>
      act((client) => client.cases.decideAppeal(id, decision), messages[decision.outcome]),
  };
}

export type CaseActs = ReturnType<typeof useCaseActs>;
