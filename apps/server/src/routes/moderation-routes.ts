import { caseRoutes, moderationRoutes } from '@dreamfork/api-client/contract';
import { actorOf } from '../services/audit/record-act.ts';
import {
  deleteReported,
  dismissReports,
  unpublishReported,
} from '../services/moderation/decide.ts';
import { decideAppeal } from '../services/moderation/decide-appeal.ts';
import { reverseDecision } from '../services/moderation/reverse-decision.ts';
import { sanctionAuthor } from '../services/moderation/sanction-author.ts';
import { toIsoOrNull } from '../services/users/user-views.ts';
import { registerCaseRoutes } from './case-routes.ts';
import type { RouteGroup } from './register-routes.ts';
import { sendDecision, subjectOf } from './send-decision.ts';

const done = { success: true } as const;

const registerAuthorDecisions: RouteGroup = ({ answer, services }) => {
  answer(caseRoutes.sanction, async (call) => {
    const { outcome, reason } = call.body;
    const { writer, row } = await sanctionAuthor(services, {
      ...call.params,
      ...call.body,
      actor: actorOf(call),
    });
    return sendDecision(services, { request: call.request, writer, row }, (url) => ({
      kind: 'sanction',
      outcome,
      until: toIsoOrNull(row.sanction_ends_at),
      reason,
      url,
    }));
  });
  answer(caseRoutes.reverse, async (call) => {
    const { reason } = call.body;
    const { writer, row } = await reverseDecision(services, {
      ...call.params,
      reason,
      actor: actorOf(call),
    });
    return sendDecision(services, { request: call.request, writer, row }, (url) => ({
      kind: 'decision-reversed',
      what: subjectOf(row),
      reason,
      url,
    }));
  });
  answer(caseRoutes.decideAppeal, async (call) => {
    const { outcome, answer: text } = call.body;
    const { writer, row } = await decideAppeal(services, {
      ...call.params,
      outcome,
      answer: text,
      actor: actorOf(call),
    });
    return sendDecision(services, { request: call.request, writer, row }, (url) => ({
      kind: 'appeal-decided',
      what: subjectOf(row),
      outcome,
      answer: text,
      url,
    }));
  });
};

/** Decisions of moderators, and the cases they are about. */
export const registerModerationRoutes: RouteGroup = (tools) => {
  const { answer, services } = tools;
  for (const { route, decide, what } of [
    { route: moderationRoutes.unpublish, decide: unpublishReported, what: 'story' },
    { route: moderationRoutes.removeComment, decide: deleteReported, what: 'comment' },
  ] as const) {
    answer(route, async (call) => {
      const { reason } = call.body;
      const writer = await decide(services, { ...call.params, reason, actor: actorOf(call) });
      return sendDecision(services, { request: call.request, writer }, (url) => ({
        kind: 'content-removed',
        what,
        reason,
        url,
      }));
    });
  }
  answer(moderationRoutes.dismiss, async (call) => {
    await dismissReports(services, { ...call.params, actor: actorOf(call) });
    return done;
  });
  registerAuthorDecisions(tools);
  registerCaseRoutes(tools);
};
