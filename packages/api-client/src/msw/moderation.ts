import type { HttpHandler } from 'msw';
import {
  type CaseDetails,
  type CaseItem,
  claimMinutes,
  contract,
  dayLength,
  type OwnDecision,
  sanctions,
  type Visibility,
} from '../contract/index.ts';
import type { FixtureStory } from '../fixtures/index.ts';
import { recipientOf } from './accounts.ts';
import { byId, type Mock, refuse, type Session } from './mock.ts';
import { type MockCase, type MockDatabase, pageFrom } from './mockDatabase.ts';

const { cases, moderation } = contract;

const kindOf = ({ comment }: MockCase): CaseItem['kind'] => (comment ? 'comment' : 'story');

function visibilityOf({ id, comment }: MockCase, story: FixtureStory | undefined): Visibility {
  if (!story || (comment && !story.comments.some((one) => one.id === id))) return 'deleted';
  if (story.isPublic) return 'visible';
  return story.unpublishedReason === null ? 'hidden' : 'unpublished';
}

/** A case as a moderator sees it; lists leave out what they do not name. */
function detailsOf(database: MockDatabase, one: MockCase, { user }: Session): CaseDetails {
  const { users, stories } = database;
  const { story, status, claim, decision, reports, authorId } = one;
  const nameOf = (id: string | null) => users.find((other) => other.id === id)?.username ?? '';
  const now = stories.find(({ id }) => id === story.id);
  const isAuthor = authorId === user.id;
  return {
    ...one,
    kind: kindOf(one),
    storyId: story.id,
    storyTitle: story.document.title,
    commentText: one.comment?.text ?? null,
    visibility: visibilityOf(one, now),
    authorName: nameOf(authorId),
    reportCount: reports.length,
    claim: claim && {
      moderatorName: nameOf(claim.moderatorId),
      isOwn: claim.moderatorId === user.id,
      endsAt: claim.endsAt,
    },
    evidence: {
      recordedAt: reports.at(-1)?.reportedAt ?? one.changedAt,
      storyVersion: story.version,
      contentHash: `${story.id}-${story.version}`,
      hasStory: !one.comment,
      review: one.review ?? null,
    },
    reports: reports.map(({ nodeId = null, reporterId, ...report }) => {
      const reporterName = nameOf(reporterId);
      return { ...report, nodeId, reporterName, isSettled: status === 'settled' };
    }),
    decision: decision && {
      ...{ until: null, hidContent: false, reversal: null, ...decision },
      moderatorName: nameOf(decision.moderatorId),
    },
    mayDecide: !isAuthor && !reports.some(({ reporterId }) => reporterId === user.id),
    mayReverse: !isAuthor && status === 'settled' && !decision?.reversal,
    mayDecideAppeal: !isAuthor && status === 'appealed' && decision?.moderatorId !== user.id,
  };
}

const outcomes = ['unpublished', 'comment-deleted', ...sanctions] as const;

const isAboutAuthor = (outcome: string) => sanctions.some((one) => one === outcome);

/** The decisions about what a user wrote. */
const decisionsOf = ({ cases: all, users }: MockDatabase, { id: userId }: { id: string }) =>
  all.flatMap((one): OwnDecision[] => {
    const { id, decision, status, appeal, story, comment } = one;
    const outcome = outcomes.find((candidate) => candidate === decision?.outcome);
    if (one.authorId !== userId || !decision || !outcome) return [];
    const { reason, reversal = null, hidContent = !isAboutAuthor(outcome) } = decision;
    const isOther = (user: Session['user']) =>
      user.role !== 'User' && user.id !== decision.moderatorId;
    return [
      {
        ...{ until: null, ...decision, id, outcome, reversal, hidContent, appeal },
        ...{ kind: kindOf(one), storyId: story.id, storyTitle: story.document.title },
        commentText: comment?.text ?? null,
        reason: reason ?? '',
        canAppeal: status === 'settled' && !appeal && !reversal,
        isWaiting: status === 'appealed' && !users.some(isOther),
      },
    ];
  });

const acts = { notice: 'author-warn', suspended: 'author-suspend', banned: 'author-ban' } as const;

type Call = { params: { id: string }; session: Session };
type Action = CaseDetails['history'][number]['action'];
type Decision = Omit<NonNullable<MockCase['decision']>, 'moderatorId' | 'decidedAt'>;

/** Reports as moderators see them, what they decide, and what authors see of it. */
export function moderationMocks(mock: Mock, database: MockDatabase): HttpHandler[] {
  const caseOf = ({ params }: { params: { id: string } }): MockCase =>
    byId(database.cases, params.id, 'case-not-found');

  /** Writes an act or a note to the history of a case. */
  const write = (call: Call, action: Action, text: string | null = null): MockCase => {
    const facts = { id: database.newId('audit'), createdAt: database.now() };
    const one = caseOf(call);
    one.history.unshift({ ...facts, action, actorName: call.session.user.username, text });
    return one;
  };

  /** Takes a story from its readers; without a reason, gives it back. */
  const hide = ({ story: { id }, comment }: MockCase, reason: string | null) => {
    const story = byId(database.stories, id, 'story-not-found');
    if (!comment) Object.assign(story, { isPublic: !reason, unpublishedReason: reason });
  };

  const decide = (call: Call, action: Action, decision: Decision): void => {
    const one = write(call, action, decision.reason);
    const by = { moderatorId: call.session.user.id, decidedAt: database.now() };
    Object.assign(one, { status: 'settled', claim: null, decision: { ...decision, ...by } });
    if (decision.hidContent) hide(one, decision.reason);
  };

  const submitAppeal = (call: { params: { id: string }; body: { text: string } }): void => {
    const createdAt = database.now();
    const appeal = { ...call.body, createdAt, outcome: null, answer: null, decidedAt: null };
    Object.assign(caseOf(call), { status: 'appealed', appeal });
  };

  return [
    mock(cases.list, ({ query, session }) => {
      const asked = database.cases.filter(({ status }) => status === query.status);
      const { items, nextCursor } = pageFrom(asked, query);
      return { items: items.map((one) => detailsOf(database, one, session)), nextCursor };
    }),
    mock(cases.read, (call) => detailsOf(database, caseOf(call), call.session)),
    mock(cases.story, (call) => write(call, 'case-story-read').story.document),
    mock(cases.claim, (call) => {
      const { id: moderatorId } = call.session.user;
      const { claim } = caseOf(call);
      if (claim && claim.moderatorId !== moderatorId) refuse('case-claimed');
      const end = Date.parse(database.now()) + claimMinutes * 60_000;
      write(call, 'case-claim').claim = { moderatorId, endsAt: new Date(end).toISOString() };
    }),
    mock(cases.release, (call) => {
      write(call, 'case-release').claim = null;
    }),
    mock(cases.addNote, (call) => {
      write(call, 'note', call.body.text);
    }),

    mock(moderation.unpublish, (call) =>
      decide(call, 'story-unpublish', { ...call.body, outcome: 'unpublished', hidContent: true }),
    ),
    mock(moderation.removeComment, (call) =>
      decide(call, 'comment-remove', { ...call.body, outcome: 'comment-deleted' }),
    ),
    mock(moderation.dismiss, (call) =>
      decide(call, 'reports-dismiss', { outcome: 'dismissed', reason: null }),
    ),
    mock(cases.sanction, (call) => {
      const { outcome, reason, days = 0, hidesContent: hidContent = false } = call.body;
      const until = new Date(Date.parse(database.now()) + days * dayLength).toISOString();
      const decision = { outcome, reason, hidContent, ...(days > 0 ? { until } : {}) };
      decide(call, acts[outcome], decision);
    }),
    mock(cases.reverse, (call) => {
      const one = write(call, 'decision-reverse', call.body.reason);
      if (one.decision?.hidContent) hide(one, null);
      const reversal = { ...call.body, reversedAt: database.now() };
      one.decision = one.decision && { ...one.decision, reversal };
    }),
    mock(cases.decideAppeal, (call) => {
      const { outcome, answer } = call.body;
      const one = write(call, outcome === 'reversed' ? 'appeal-reverse' : 'appeal-uphold', answer);
      const appeal = one.appeal && { ...one.appeal, ...call.body, decidedAt: database.now() };
      Object.assign(one, { status: 'settled', claim: null, appeal });
    }),

    mock(cases.ownDecisions, ({ query, session }) =>
      pageFrom(decisionsOf(database, session.user), query),
    ),
    mock(cases.appeal, submitAppeal),
    mock(cases.linkedDecisions, ({ body }) => ({
      items: decisionsOf(database, recipientOf(database, body.token, 'decision')),
    })),
    mock(cases.linkedAppeal, submitAppeal),
  ];
}
