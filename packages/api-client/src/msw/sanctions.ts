import type { HttpHandler } from 'msw';
import { contract, type Sanction } from '../contract/index.ts';
import { recordAct } from './audit.ts';
import { changeCase, findCase, isParty, refuseClaimed, restoreContent, targetOf } from './cases.ts';
import { isAboutAuthor, mayDecideAppeal, mayReverse } from './decisions.ts';
import { type ErrorReply, errorReply } from './errorReply.ts';
import { done, handle, type Session, type Setting } from './handle.ts';
import type { MockCase, MockDatabase } from './mockDatabase.ts';
import { hideContent, settle } from './moderation.ts';
import { changeAccount } from './sanctionedAccount.ts';

const { cases } = contract;

const dayLength = 24 * 60 * 60 * 1000;

const actions = {
  notice: 'author-warn',
  suspended: 'author-suspend',
  banned: 'author-ban',
} as const satisfies Record<Sanction, string>;

/** Why the caller may not act on the account of an author. */
function refuseAuthor(
  database: MockDatabase,
  { authorId }: MockCase,
  { user }: Session,
): ErrorReply | undefined {
  if (authorId === user.id) return errorReply('own-account');
  const author = database.users.find(({ id }) => id === authorId);
  if (!author) return errorReply('user-not-found');
  return user.role !== 'Admin' && author.role !== 'User'
    ? errorReply('staff-protected')
    : undefined;
}

/** Why the caller may not undo a decision about an author. */
const refuseUndoing = (
  database: MockDatabase,
  one: MockCase,
  session: Session,
): ErrorReply | undefined =>
  isAboutAuthor(one.decision?.outcome) ? refuseAuthor(database, one, session) : undefined;

/** Undoes what a decision did. */
function undoDecision(
  database: MockDatabase,
  one: MockCase,
  { session, reason }: { session: Session; reason: string },
): void {
  const { decision } = one;
  if (!decision) return;
  changeCase(database, one, { decision: { ...decision, reversedAt: database.now() } });
  if (!isAboutAuthor(decision.outcome) || decision.hidContent) restoreContent(database, one);
  if (isAboutAuthor(decision.outcome)) changeAccount(database, { one, session, reason });
}

export const sanctionHandlers = (setting: Setting): HttpHandler[] => [
  handle(setting, cases.sanction, ({ database, params, body, session }) => {
    const one = findCase(database, params.id);
    if (!one) return errorReply('case-not-found');
    if (one.status !== 'open') return errorReply('report-not-found');
    if (isParty(database, one, session)) return errorReply('case-own');
    const refusal = refuseClaimed(database, one, session) ?? refuseAuthor(database, one, session);
    if (refusal) return refusal;
    const { outcome, reason, days, hidesContent = false } = body;
    const until =
      days === undefined
        ? undefined
        : new Date(Date.parse(database.now()) + days * dayLength).toISOString();
    settle(database, one, {
      session,
      outcome,
      reason,
      ...(until === undefined ? {} : { until }),
      hidContent: hidesContent,
    });
    if (hidesContent) hideContent(database, one, reason);
    changeAccount(database, { one, session, reason });
    recordAct(database, session, {
      action: actions[outcome],
      target: targetOf(database, one),
      reason,
      after: {
        ...(until === undefined ? {} : { suspendedUntil: until }),
        ...(hidesContent && one.kind === 'story' ? { isPublic: false } : {}),
      },
    });
    return done;
  }),

  handle(setting, cases.reverse, ({ database, params, body, session }) => {
    const one = findCase(database, params.id);
    if (!one) return errorReply('case-not-found');
    if (!mayReverse(one, session)) return errorReply('reversal-closed');
    const refusal = refuseClaimed(database, one, session) ?? refuseUndoing(database, one, session);
    if (refusal) return refusal;
    undoDecision(database, one, { session, reason: body.reason });
    const undone = database.cases.find(({ id }) => id === one.id) ?? one;
    const reversal = { reason: body.reason, reversedAt: database.now() };
    if (undone.decision) {
      const decision = { ...undone.decision, reversal };
      changeCase(database, one, { changedAt: reversal.reversedAt, decision });
    }
    recordAct(database, session, {
      action: 'decision-reverse',
      target: targetOf(database, one),
      reason: body.reason,
    });
    return done;
  }),

  handle(setting, cases.decideAppeal, ({ database, params, body, session }) => {
    const one = findCase(database, params.id);
    if (!one) return errorReply('case-not-found');
    if (one.status !== 'appealed' || !one.appeal) return errorReply('appeal-closed');
    if (!mayDecideAppeal(one, session)) return errorReply('appeal-own');
    const refusal =
      refuseClaimed(database, one, session) ??
      (body.outcome === 'reversed' ? refuseUndoing(database, one, session) : undefined);
    if (refusal) return refusal;
    const decidedAt = database.now();
    changeCase(database, one, {
      status: 'settled',
      changedAt: decidedAt,
      claim: null,
      appeal: { ...one.appeal, ...body, decidedAt },
    });
    if (body.outcome === 'reversed') {
      undoDecision(database, one, { session, reason: body.answer });
    }
    recordAct(database, session, {
      action: body.outcome === 'reversed' ? 'appeal-reverse' : 'appeal-uphold',
      target: targetOf(database, one),
      reason: body.answer,
    });
    return done;
  }),
];
