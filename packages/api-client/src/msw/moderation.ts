import type { HttpHandler } from 'msw';
import {
  type CaseDetails,
  contract,
  dayLength,
  type OwnDecision,
  type Visibility,
} from '../contract/index.ts';
import type { FixtureStory, FixtureUser } from '../fixtures/index.ts';
import { recipientOf } from './accounts.ts';
import { type Mock, refuse, type Session } from './mock.ts';
import { byId, type MockCase, type MockDatabase, pageFrom } from './mockDatabase.ts';

const { cases, moderation } = contract;

function visibilityOf({ isPublic, unpublishedReason }: FixtureStory): Visibility {
  if (isPublic) return 'visible';
  return unpublishedReason === null ? 'hidden' : 'unpublished';
}

/** A case as a user sees it; answers leave out what they do not name. */
function detailsOf(
  { users, stories }: MockDatabase,
  one: MockCase,
  user: FixtureUser,
): CaseDetails {
  const { story, comment, status, claim, decision, reports } = one;
  const nameOf = (id: string | null) => users.find((other) => other.id === id)?.username ?? '';
  return {
    ...one,
    kind: comment ? 'comment' : 'story',
    storyId: story.id,
    storyTitle: story.document.title,
    commentText: comment?.text ?? null,
    visibility: visibilityOf(stories.find(({ id }) => id === story.id) ?? story),
    authorName: nameOf(one.authorId),
    reportCount: reports.length,
    changedAt: reports[0]?.reportedAt ?? story.updatedAt,
    claim: claim && {
      moderatorName: nameOf(claim.moderatorId),
      isOwn: claim.moderatorId === user.id,
      endsAt: claim.endsAt,
    },
    evidence: {
      recordedAt: reports.at(-1)?.reportedAt ?? story.updatedAt,
      storyVersion: story.version,
      contentHash: `${story.id}-${story.version}`,
      hasStory: !comment,
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
    mayDecide: !reports.some(({ reporterId }) => reporterId === user.id),
    mayReverse: status === 'settled' && !decision?.reversal,
    mayDecideAppeal: status === 'appealed' && decision?.moderatorId !== user.id,
  };
}

/** The decisions about what a user wrote. */
const decisionsOf = (database: MockDatabase, user: FixtureUser) =>
  database.cases.flatMap((one): OwnDecision[] => {
    const { decision, status, ...facts } = detailsOf(database, one, user);
    if (one.authorId !== user.id || !decision) return [];
    const { outcome, reason, ...decided } = decision;
    if (outcome === 'dismissed' || outcome === 'withdrawn') return [];
    const mayDecide = ({ id, role }: FixtureUser) =>
      role !== 'User' && id !== one.decision?.moderatorId;
    return [
      {
        ...{ ...facts, ...decided, outcome, reason: reason ?? '' },
        canAppeal: status === 'settled' && !facts.appeal && !decided.reversal,
        isWaiting: status === 'appealed' && !database.users.some(mayDecide),
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
      return { items: items.map((one) => detailsOf(database, one, session.user)), nextCursor };
    }),
    mock(cases.read, (call) => detailsOf(database, caseOf(call), call.session.user)),
    mock(cases.story, (call) => write(call, 'case-story-read').story.document),
    mock(cases.claim, (call) => {
      const { id: moderatorId } = call.session.user;
      const { claim } = caseOf(call);
      if (claim && claim.moderatorId !== moderatorId) refuse('case-claimed');
      write(call, 'case-claim').claim = { moderatorId, endsAt: '2026-11-01T09:30:00.000Z' };
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
