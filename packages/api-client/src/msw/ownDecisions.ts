import type { HttpHandler } from 'msw';
import { contract, type OwnDecision, sanctions } from '../contract/index.ts';
import { type FixtureUser, fixtureLinkToken } from '../fixtures/index.ts';
import { recordAct } from './audit.ts';
import { changeCase, targetOf } from './cases.ts';
import { isAboutAuthor } from './decisions.ts';
import { type ErrorReply, errorReply } from './errorReply.ts';
import { done, handle, type Setting } from './handle.ts';
import { latestFirst } from './lookups.ts';
import type { MockCase, MockDatabase } from './mockDatabase.ts';
import { findReadable } from './stories.ts';

const { cases } = contract;

const decisionsOf = (database: MockDatabase, userId: string): MockCase[] =>
  latestFirst(
    database.cases.filter(
      ({ authorId, decision, storyId }) =>
        authorId === userId &&
        decision !== null &&
        (isAboutAuthor(decision.outcome) ||
          (database.stories.some(({ id }) => id === storyId) &&
            (decision.outcome === 'unpublished' || decision.outcome === 'comment-deleted'))),
    ),
    ({ decision }) => decision?.decidedAt ?? '',
  );

const canAppeal = (
  database: MockDatabase,
  { status, appeal, decision, kind, storyId }: MockCase,
): boolean => {
  const story = database.stories.find(({ id }) => id === storyId);
  return (
    status === 'settled' &&
    appeal === null &&
    decision?.reversedAt === undefined &&
    (isAboutAuthor(decision?.outcome) ||
      (story !== undefined && (kind === 'comment' || story.unpublishedReason !== null)))
  );
};

const isWaiting = ({ users }: MockDatabase, { status, decision, authorId }: MockCase): boolean =>
  status === 'appealed' &&
  !users.some(
    ({ id, role, status }) =>
      role !== 'User' &&
      status !== 'Suspended' &&
      status !== 'Banned' &&
      id !== decision?.moderatorId &&
      id !== authorId,
  );

const outcomes = ['unpublished', 'comment-deleted', ...sanctions] as const;

const toOwnDecision = (database: MockDatabase, one: MockCase): OwnDecision => ({
  id: one.id,
  kind: one.kind,
  storyId: one.storyId,
  storyTitle:
    one.kind === 'story' || findReadable(database, one.storyId, one.authorId)
      ? one.storyTitle
      : null,
  commentText: one.comment?.text ?? null,
  outcome: outcomes.find((outcome) => outcome === one.decision?.outcome) ?? 'unpublished',
  reason: one.decision?.reason ?? '',
  decidedAt: one.decision?.decidedAt ?? '',
  until: one.decision?.until ?? null,
  hidContent: !isAboutAuthor(one.decision?.outcome) || (one.decision?.hidContent ?? false),
  reversal: one.decision?.reversal ?? null,
  canAppeal: canAppeal(database, one),
  appeal: one.appeal,
  isWaiting: isWaiting(database, one),
});

type Appeal = { id: string; text: string; author: Pick<FixtureUser, 'id' | 'username'> };

function submitAppeal(
  database: MockDatabase,
  { id, text, author }: Appeal,
): typeof done | ErrorReply {
  const one = decisionsOf(database, author.id).find((decision) => decision.id === id);
  if (!one) return errorReply('case-not-found');
  if (!canAppeal(database, one)) return errorReply('appeal-closed');
  const createdAt = database.now();
  changeCase(database, one, {
    status: 'appealed',
    changedAt: createdAt,
    appeal: { text, createdAt, outcome: null, answer: null, decidedAt: null },
  });
  recordAct(
    database,
    { user: author },
    { action: 'appeal-submit', target: targetOf(database, one), reason: text },
  );
  return done;
}

const recipientOf = ({ users }: MockDatabase, token: string): FixtureUser | undefined =>
  users.find((user) => fixtureLinkToken(user, 'decision') === token);

export const ownDecisionHandlers = (setting: Setting): HttpHandler[] => [
  handle(setting, cases.ownDecisions, ({ database, query, session }) => {
    const own = decisionsOf(database, session.user.id);
    const place = own.findIndex(({ id }) => id === query.cursor);
    if (query.cursor !== undefined && place < 0) return errorReply('cursor-invalid');
    const items = own.slice(place + 1, place + 1 + query.limit);
    return {
      items: items.map((one) => toOwnDecision(database, one)),
      nextCursor: place + 1 + query.limit < own.length ? (items.at(-1)?.id ?? null) : null,
    };
  }),

  handle(setting, cases.appeal, ({ database, params, body, session }) =>
    submitAppeal(database, { ...params, ...body, author: session.user }),
  ),

  handle(setting, cases.linkedDecisions, ({ database, body }) => {
    const user = recipientOf(database, body.token);
    if (!user) return errorReply('link-expired');
    return { items: decisionsOf(database, user.id).map((one) => toOwnDecision(database, one)) };
  }),

  handle(setting, cases.linkedAppeal, ({ database, params, body }) => {
    const user = recipientOf(database, body.token);
    return user
      ? submitAppeal(database, { ...params, text: body.text, author: user })
      : errorReply('link-expired');
  }),
];
