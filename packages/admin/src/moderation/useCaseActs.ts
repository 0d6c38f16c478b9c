import {
  type AppealDecisionRequest,
  type CaseDetails,
  routes,
  type SanctionRequest,
} from '@dreamfork/api-client';
import { type MutationRequest, useMutation } from '@dreamfork/api-client/hooks';
import { useToast } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useState } from 'react';
import { caseMessages } from './case.messages.ts';
import { moderationMessages } from './messages.ts';
import { sanctionMessages } from './sanctions.messages.ts';

type Call = MutationRequest<unknown>['call'];

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
    const answer = await mutate({ call, stale: [routes.cases.list, routes.stories.listPublic] });
    // Also after a refusal: somebody else may have claimed or decided the case.
    await mutate({
      call: (client) => client.call(routes.cases.read, { params: { id } }),
      stale: [routes.cases.read],
    });
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
    claim: () =>
      act((client) => client.call(routes.cases.claim, { params: { id } }), messages.claimed),
    release: () =>
      act((client) => client.call(routes.cases.release, { params: { id } }), messages.released),
    addNote: (text: string) =>
      act(
        (client) => client.call(routes.cases.addNote, { params: { id }, body: { text } }),
        messages.noteAdded,
      ),
    dismiss: () =>
      act(
        (client) => client.call(routes.moderation.dismiss, { params: { id } }),
        kind === 'comment' && visibility === 'deleted' ? messages.closed : decisions.dismissed,
      ),
    unpublish: (reason: string) =>
      act(
        (client) =>
          client.call(routes.moderation.unpublish, { params: { id: storyId }, body: { reason } }),
        decisions.unpublished,
      ),
    removeComment: (reason: string) =>
      act(
        (client) =>
          client.call(routes.moderation.removeComment, { params: { id }, body: { reason } }),
        decisions.removed,
      ),
    sanction: (sanction: SanctionRequest) =>
      act(
        (client) => client.call(routes.cases.sanction, { params: { id }, body: sanction }),
        sanctions.done[sanction.outcome],
      ),
    reverse: (reason: string) =>
      act(
        (client) => client.call(routes.cases.reverse, { params: { id }, body: { reason } }),
        messages.reversed,
      ),
    decideAppeal: (decision: AppealDecisionRequest) =>
      act(
        (client) => client.call(routes.cases.decideAppeal, { params: { id }, body: decision }),
        messages[decision.outcome],
      ),
  };
}

export type CaseActs = ReturnType<typeof useCaseActs>;
