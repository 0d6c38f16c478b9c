export const signInFailureReasons = [
  'unknown-account',
  'wrong-password',
  'wrong-code',
  'account-blocked',
  'google-refused',
] as const;
export type SignInFailureReason = (typeof signInFailureReasons)[number];

/** Default of `pageSize` in the administrator's lists. */
export const adminPageSize = 20;

/** Among so many of the newest users a search looks for a term that is too short or too common for an index. */
export const newestSearched = 10_000;

export const roleReasonMaximumLength = 500;

export const auditActions = [
  'user-block',
  'user-unblock',
  'premium-grant',
  'premium-revoke',
  'role-change',
  'session-end',
  'sessions-end',
  'confirmation-send',
  'password-reset-send',
  'two-factor-reset',
  'story-unpublish',
  'comment-remove',
  'reports-dismiss',
  'author-warn',
  'author-suspend',
  'author-ban',
  'decision-reverse',
  'case-claim',
  'case-release',
  'case-story-read',
  'appeal-submit',
  'appeal-uphold',
  'appeal-reverse',
  'users-export',
  'audit-export',
  'transparency-export',
  'notice-set',
  'notice-clear',
  'registration-change',
  'job-run',
  'activity-export',
  'sign-in-unlock',
  'email-send',
  'email-delete',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** What the server sends e-mails about. */
export const emailKinds = [
  'confirmation',
  'password-reset',
  'password-changed',
  'email-change',
  'email-change-notice',
  'two-factor-on',
  'two-factor-off',
  'two-factor-reset',
  'content-removed',
  'sanction',
  'decision-reversed',
  'appeal-decided',
  'new-device',
  'new-comments',
  'review-invitation',
  'co-author-invitation',
  'account-removed',
  'test',
] as const;
export type EmailKind = (typeof emailKinds)[number];

export const noticeMaximumLength = 500;

/** How many days each preset has; the last one is today (UTC). */
export const activityPeriods = { day: 1, week: 7, month: 30, quarter: 90, year: 365 } as const;

/** The days of a preset that ends at this time. */
export const activityPeriodUntil = (
  now: number,
  days: number,
): { startDate: string; endDate: string } => ({
  startDate: dayOf(now - (days - 1) * dayLength),
  endDate: dayOf(now),
});

export const dayLength = 24 * 60 * 60 * 1000;

export type ActivityPeriod = keyof typeof activityPeriods;

/** The day of a time (UTC). */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** How many lines of a stack the report of an error may have. */
export const clientErrorFramesMaximum = 20;
