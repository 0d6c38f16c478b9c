import type { HttpHandler } from 'msw';
import { contract } from '../contract/index.ts';
import { recordAct } from './audit.ts';
import { changeCase, findCase, openCase, publicStory, refuseClaimed, targetOf } from './cases.ts';
import { replaceStory } from './content.ts';
import { isInForce } from './decisions.ts';
import { ErrorReply, errorReply } from './errorReply.ts';
import { withoutComment } from './feedback.ts';
import { done, handle, type Session, type Setting } from './handle.ts';
import type { MockCase, MockDatabase } from './mockDatabase.ts';
import { replaceDocument } from './storedVersions.ts';
import { keepUnpublished } from './unpublished.ts';

const { moderation } = contract;

type Decision = Pick<
  NonNullable<MockCase['decision']>,
  'outcome' | 'reason' | 'until' | 'hidContent'
>;

/** The case of a target, for a decision; what was not reported gets one. */
function caseForDecision(
  database: MockDatabase,
  target: Parameters<typeof openCase>[1],
  session: Session,
): MockCase | ErrorReply {
  const found = findCase(database, target.commentId ?? target.story.id);
  const refusal = found && refuseClaimed(database, found, session);
  if (refusal) return refusal;
  if (found && isInForce(found, database.now())) return errorReply('sanction-in-force');
  return found && found.status !== 'settled' ? found : openCase(database, target, database.now());
}

/** Records a decision, closes the open reports, and returns how many there were. */
export function settle(
  database: MockDatabase,
  one: MockCase,
  { session, ...decision }: Decision & { session: Session },
): number {
  const decidedAt = database.now();
  changeCase(database, one, {
    status: 'settled',
    changedAt: decidedAt,
    claim: null,
    decision: { ...decision, moderatorId: session.user.id, decidedAt },
    appeal: null,
  });
  const isOpen = ({ storyId, commentId, isSettled }: MockDatabase['reports'][number]) =>
    (commentId ?? storyId) === one.id && !isSettled;
  const count = database.reports.filter(isOpen).length;
  database.reports = database.reports.map((report) =>
    isOpen(report) ? { ...report, isSettled: true } : report,
  );
  return count;
}

/** Takes what a case is about from its readers. */
export function hideContent(database: MockDatabase, one: MockCase, reason: string): void {
  const story = database.stories.find(({ id }) => id === one.storyId);
  if (!story) return;
  if (one.kind === 'comment') {
    replaceStory(database, withoutComment(story, one.id));
    return;
  }
  const hidden = replaceDocument(database, story, story.document, { always: true });
  replaceStory(database, { ...hidden, isPublic: false, unpublishedReason: reason });
  keepUnpublished(database, story);
}

export const moderationHandlers = (setting: Setting): HttpHandler[] => [
  handle(setting, moderation.unpublish, ({ database, params, body, session }) => {
    const isOpen = findCase(database, params.id)?.status === 'open';
    const story = isOpen
      ? database.stories.find(({ id }) => id === params.id)
      : publicStory(database, params.id);
    if (!story) return errorReply('story-not-found');
    const one = caseForDecision(database, { story, commentId: null }, session);
    if (one instanceof ErrorReply) return one;
    hideContent(database, one, body.reason);
    settle(database, one, { session, outcome: 'unpublished', reason: body.reason });
    recordAct(database, session, {
      action: 'story-unpublish',
      target: targetOf(database, one),
      reason: body.reason,
      before: { isPublic: true },
      after: { isPublic: false },
    });
    return done;
  }),

  handle(setting, moderation.removeComment, ({ database, params, body, session }) => {
    const isOpen = findCase(database, params.id)?.status === 'open';
    const story = database.stories.find(
      ({ comments, isPublic }) =>
        (isOpen || isPublic) && comments.some(({ id }) => id === params.id),
    );
    if (!story) return errorReply('comment-not-found');
    const one = caseForDecision(database, { story, commentId: params.id }, session);
    if (one instanceof ErrorReply) return one;
    settle(database, one, { session, outcome: 'comment-deleted', reason: body.reason });
    hideContent(database, one, body.reason);
    recordAct(database, session, {
      action: 'comment-remove',
      target: targetOf(database, one),
      reason: body.reason,
      before: { commentText: one.comment?.text },
    });
    return done;
  }),

  handle(setting, moderation.dismiss, ({ database, params, session }) => {
    const one = findCase(database, params.id);
    if (one?.status !== 'open') return errorReply('report-not-found');
    const refusal = refuseClaimed(database, one, session);
    if (refusal) return refusal;
    const openReports = settle(database, one, { session, outcome: 'dismissed', reason: null });
    recordAct(database, session, {
      action: 'reports-dismiss',
      target: targetOf(database, one),
      before: { openReports },
      after: { openReports: 0 },
    });
    return done;
  }),
];
