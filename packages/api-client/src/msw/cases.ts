import type { HttpHandler } from 'msw';
import {
  type CaseDetails,
  type CaseItem,
  claimMinutes,
  contract,
  type Visibility,
} from '../contract/index.ts';
import type { FixtureStory } from '../fixtures/index.ts';
import { recordAct } from './audit.ts';
import { replaceStory } from './content.ts';
import { isInForce, mayDecideAppeal, mayReverse } from './decisions.ts';
import { type ErrorReply, errorReply } from './errorReply.ts';
import { done, handle, type Session, type Setting } from './handle.ts';
import { latestFirst } from './lookups.ts';
import type { MockCase, MockDatabase } from './mockDatabase.ts';
import { replaceDocument } from './storedVersions.ts';
import { allowContent, isUnpublishedContent } from './unpublished.ts';

const { cases } = contract;
const shownReports = 20;

type Target = { story: FixtureStory; commentId: string | null };

const displayNameOf = (database: MockDatabase, userId: string | null): string | null =>
  database.users.find(({ id }) => id === userId)?.displayName ?? null;

const usernameOf = (database: MockDatabase, userId: string): string =>
  database.users.find(({ id }) => id === userId)?.username ?? '';

export const publicStory = (database: MockDatabase, storyId: string): FixtureStory | undefined =>
  database.stories.find(({ id, isPublic }) => id === storyId && isPublic);

function visibilityOf(database: MockDatabase, { id, kind, storyId }: MockCase): Visibility {
  const story = database.stories.find((one) => one.id === storyId);
  const isDeleted = kind === 'comment' && !story?.comments.some((one) => one.id === id);
  if (!story || isDeleted) return 'deleted';
  if (story.isPublic) return 'visible';
  return story.unpublishedReason === null ? 'hidden' : 'unpublished';
}

export const findCase = (database: MockDatabase, id: string): MockCase | undefined =>
  database.cases.find((one) => one.id === id);

/** Whether the caller wrote what a case is about or reported it. */
export const isParty = (database: MockDatabase, one: MockCase, { user }: Session): boolean =>
  one.authorId === user.id ||
  reportsOf(database, one).some(({ reporterId }) => reporterId === user.id);

export function changeCase(
  database: MockDatabase,
  { id }: MockCase,
  change: Partial<MockCase>,
): void {
  database.cases = database.cases.map((one) => (one.id === id ? { ...one, ...change } : one));
}

/** While its decision blocks the author, who cannot change anything, a case stays settled. */
const statusOnReport = (found: MockCase | undefined, time: string): MockCase['status'] =>
  found && (found.status === 'appealed' || isInForce(found, time)) ? found.status : 'open';

/** Opens the case of a target, or opens it again, with the content of now as evidence. */
export function openCase(
  database: MockDatabase,
  { story, commentId }: Target,
  time: string,
): MockCase {
  const comment = story.comments.find(({ id }) => id === commentId);
  const found = database.cases.find(({ id }) => id === (commentId ?? story.id));
  const evidence = {
    recordedAt: time,
    storyTitle: story.document.title,
    storyVersion: story.version,
    contentHash: `${story.id}-${story.version}`,
    comment: comment ?? null,
    document: story.document,
  };
  const opened: MockCase = {
    id: commentId ?? story.id,
    kind: comment ? 'comment' : 'story',
    storyId: story.id,
    authorId: comment?.authorId ?? story.ownerId,
    claim: null,
    decision: null,
    appeal: null,
    notes: [],
    ...found,
    ...(found && found.status !== 'settled' ? {} : evidence),
    status: statusOnReport(found, time),
    changedAt: time,
  } as MockCase;
  database.cases = [...database.cases.filter(({ id }) => id !== opened.id), opened];
  return opened;
}

const claimOf = (database: MockDatabase, { claim }: MockCase) =>
  claim && claim.endsAt > database.now() ? claim : null;

/** Refuses what somebody else works on. */
export function refuseClaimed(
  database: MockDatabase,
  one: MockCase,
  { user }: Session,
): ErrorReply | undefined {
  const claim = claimOf(database, one);
  if (!claim || claim.moderatorId === user.id) return undefined;
  const message = displayNameOf(database, claim.moderatorId) ?? '';
  return errorReply('case-claimed', { errors: [{ code: 'case-claimed', message }] });
}

export const targetOf = (database: MockDatabase, one: MockCase) => ({
  kind: one.kind,
  id: one.id,
  name: one.kind === 'story' ? one.storyTitle : usernameOf(database, one.authorId),
});

const reportsOf = (database: MockDatabase, { id }: MockCase) =>
  latestFirst(
    database.reports.filter(({ storyId, commentId }) => (commentId ?? storyId) === id),
    ({ reportedAt }) => reportedAt,
  );

function toItem(database: MockDatabase, one: MockCase, { user }: Session): CaseItem {
  const claim = claimOf(database, one);
  const { id, kind, status, storyId, storyTitle, changedAt } = one;
  return {
    id,
    kind,
    status,
    storyId,
    storyTitle,
    changedAt,
    commentText: one.comment?.text ?? null,
    visibility: visibilityOf(database, one),
    authorName: displayNameOf(database, one.authorId) ?? '',
    reportCount: reportsOf(database, one).length,
    claim: claim && {
      moderatorName: displayNameOf(database, claim.moderatorId) ?? '',
      isOwn: claim.moderatorId === user.id,
      endsAt: claim.endsAt,
    },
  };
}

function toDetails(database: MockDatabase, one: MockCase, session: Session): CaseDetails {
  const { recordedAt, storyVersion, contentHash, decision } = one;
  const acts = database.audit.filter(({ target }) => target?.id === one.id);
  const history = [
    ...acts.map(({ id, action, actor, reason, createdAt }) => ({
      id,
      action,
      actorName: actor.name,
      text: reason,
      createdAt,
    })),
    ...one.notes,
  ];
  return {
    ...toItem(database, one, session),
    evidence: { recordedAt, storyVersion, contentHash, hasStory: one.kind === 'story' },
    reports: reportsOf(database, one)
      .slice(0, shownReports)
      .map(({ reason, details, nodeId = null, reporterId, reportedAt, isSettled }) => ({
        reason,
        details,
        nodeId,
        reporterName: displayNameOf(database, reporterId) ?? '',
        reportedAt,
        isSettled,
      })),
    decision: decision && {
      outcome: decision.outcome,
      reason: decision.reason,
      moderatorName: displayNameOf(database, decision.moderatorId),
      decidedAt: decision.decidedAt,
      until: decision.until ?? null,
      hidContent: decision.hidContent ?? false,
      reversal: decision.reversal ?? null,
    },
    appeal: one.appeal,
    mayDecide: !isParty(database, one, session),
    mayReverse: mayReverse(one, session),
    mayDecideAppeal: mayDecideAppeal(one, session),
    history: latestFirst(history, ({ createdAt }) => createdAt),
  };
}

/** Brings back what a decision hid. */
export function restoreContent(database: MockDatabase, one: MockCase): void {
  const story = database.stories.find(({ id }) => id === one.storyId);
  if (!story) return;
  if (one.comment) {
    const comments = [...story.comments.filter(({ id }) => id !== one.id), one.comment];
    replaceStory(database, {
      ...story,
      comments: latestFirst(comments, ({ createdAt }) => createdAt).toReversed(),
    });
    return;
  }
  const isUnchanged = !story.isPublic && isUnpublishedContent(database, story);
  allowContent(database, story);
  if (!isUnchanged) return;
  const shown = replaceDocument(database, story, story.document, { always: true });
  replaceStory(database, { ...shown, isPublic: true, unpublishedReason: null });
}

export const caseHandlers = (setting: Setting): HttpHandler[] => [
  handle(setting, cases.list, ({ database, query, session }) => {
    const shown = latestFirst(
      database.cases.filter(({ id, status }) => status === query.status && findCase(database, id)),
      ({ changedAt }) => changedAt,
    );
    const place = shown.findIndex(({ id }) => id === query.cursor);
    if (query.cursor !== undefined && place < 0) return errorReply('cursor-invalid');
    const items = shown.slice(place + 1, place + 1 + query.limit);
    return {
      items: items.map((one) => toItem(database, one, session)),
      nextCursor: place + 1 + query.limit < shown.length ? (items.at(-1)?.id ?? null) : null,
    };
  }),

  handle(setting, cases.read, ({ database, params, session }) => {
    const one = findCase(database, params.id);
    return one ? toDetails(database, one, session) : errorReply('case-not-found');
  }),

  handle(setting, cases.story, ({ database, params, session }) => {
    const one = findCase(database, params.id);
    if (!one) return errorReply('case-not-found');
    if (one.kind === 'comment') return errorReply('version-not-found');
    recordAct(database, session, { action: 'case-story-read', target: targetOf(database, one) });
    return one.document;
  }),

  handle(setting, cases.claim, ({ database, params, session }) => {
    const one = findCase(database, params.id);
    if (!one) return errorReply('case-not-found');
    const refusal = refuseClaimed(database, one, session);
    if (refusal) return refusal;
    if (one.status === 'settled') return errorReply('report-not-found');
    if (isParty(database, one, session)) return errorReply('case-own');
    const isOwn = claimOf(database, one) !== null;
    const endsAt = new Date(Date.parse(database.now()) + claimMinutes * 60_000).toISOString();
    changeCase(database, one, { claim: { moderatorId: session.user.id, endsAt } });
    if (!isOwn)
      recordAct(database, session, { action: 'case-claim', target: targetOf(database, one) });
    return done;
  }),

  handle(setting, cases.release, ({ database, params, session }) => {
    const one = findCase(database, params.id);
    if (!one) return errorReply('case-not-found');
    const refusal = refuseClaimed(database, one, session);
    if (refusal) return refusal;
    if (!claimOf(database, one)) return done;
    changeCase(database, one, { claim: null });
    recordAct(database, session, { action: 'case-release', target: targetOf(database, one) });
    return done;
  }),

  handle(setting, cases.addNote, ({ database, params, body, session }) => {
    const one = findCase(database, params.id);
    if (!one) return errorReply('case-not-found');
    const note = {
      id: database.newId('audit'),
      action: 'note' as const,
      actorName: session.user.username,
      text: body.text,
      createdAt: database.now(),
    };
    changeCase(database, one, { notes: [...one.notes, note] });
    return done;
  }),
];
