import { accountRoutes } from './account.ts';
import { accountMailRoutes } from './accountMail.ts';
import { activityRoutes } from './activity.ts';
import { adminStoryRoutes } from './adminStories.ts';
import { auditRoutes } from './audit.ts';
import { authenticationRoutes } from './authentication.ts';
import { caseRoutes } from './caseRoutes.ts';
import { chapterRoutes, choiceRoutes } from './chapters.ts';
import { contentRoutes } from './content.ts';
import { feedbackRoutes } from './feedback.ts';
import { googleRoutes } from './google.ts';
import { liveRoutes } from './live.ts';
import { memberRoutes } from './members.ts';
import { moderationRoutes } from './moderation.ts';
import { monitoringRoutes } from './monitoring.ts';
import { operationRoutes } from './operation.ts';
import { optionalContract } from './optional.ts';
import { outgoingEmailRoutes } from './outgoingEmails.ts';
import { ownStoryRoutes } from './ownStories.ts';
import { reviewRoutes } from './review.ts';
import { reviewLinkRoutes } from './reviewLinks.ts';
import type { Route } from './route.ts';
import { sessionRoutes } from './sessions.ts';
import { sharingRoutes } from './sharing.ts';
import { signInRoutes } from './signIns.ts';
import { siteStatusRoutes } from './siteStatus.ts';
import { statisticsRoutes } from './statistics.ts';
import { storyRoutes } from './stories.ts';
import { systemRoutes } from './system.ts';
import { transparencyRoutes } from './transparency.ts';
import { twoFactorRoutes } from './twoFactor.ts';
import { userDetailsRoutes } from './userDetails.ts';
import { userRoutes } from './users.ts';
import { versionRoutes } from './versions.ts';

/** The whole API: every route, by resource. Client, mocks, hooks, server and OpenAPI are made from it. */
export const contract = {
  authentication: authenticationRoutes,
  accountMail: accountMailRoutes,
  account: accountRoutes,
  sessions: sessionRoutes,
  twoFactor: twoFactorRoutes,
  google: googleRoutes,
  stories: storyRoutes,
  ownStories: ownStoryRoutes,
  content: contentRoutes,
  chapters: chapterRoutes,
  choices: choiceRoutes,
  feedback: feedbackRoutes,
  moderation: moderationRoutes,
  cases: caseRoutes,
  transparency: transparencyRoutes,
  versions: versionRoutes,
  sharing: sharingRoutes,
  review: reviewRoutes,
  reviewLinks: reviewLinkRoutes,
  members: memberRoutes,
  live: liveRoutes,
  statistics: statisticsRoutes,
  users: userRoutes,
  userDetails: userDetailsRoutes,
  adminStories: adminStoryRoutes,
  audit: auditRoutes,
  signIns: signInRoutes,
  activity: activityRoutes,
  monitoring: monitoringRoutes,
  operation: operationRoutes,
  outgoingEmails: outgoingEmailRoutes,
  siteStatus: siteStatusRoutes,
  system: systemRoutes,
} as const;

/** The routes of all resources, or of those given. */
export const listRoutes = (
  resources: Record<string, Record<string, Route>> = { ...contract, ...optionalContract },
): Route[] => Object.values(resources).flatMap((routes) => Object.values(routes));

export * from '../routes/path.ts';
export type { Access, Method, RouteData } from '../routes/route.ts';
export * from '../values/accounts.ts';
export * from '../values/administration.ts';
export * from '../values/categories.ts';
export * from '../values/csv.ts';
export * from '../values/errorMessages.ts';
export * from '../values/errors.ts';
export * from '../values/features.ts';
export * from '../values/live.ts';
export * from '../values/members.ts';
export * from '../values/moderation.ts';
export * from '../values/review.ts';
export * from '../values/stories.ts';
export * from './account.ts';
export * from './accountMail.ts';
export * from './activity.ts';
export * from './adminStories.ts';
export * from './assistant.ts';
export * from './assistantEvents.ts';
export * from './assistantTasks.ts';
export * from './audit.ts';
export * from './authentication.ts';
export * from './backups.ts';
export * from './caseParts.ts';
export * from './caseRoutes.ts';
export * from './cases.ts';
export * from './chapters.ts';
export * from './chapterViews.ts';
export * from './content.ts';
export * from './editParts.ts';
export { email as emailAddress, emailKey } from './email.ts';
export * from './error.ts';
export * from './feedback.ts';
export * from './fields.ts';
export * from './files.ts';
export * from './generation.ts';
export * from './google.ts';
export * from './live.ts';
export * from './media.ts';
export * from './mediaRoutes.ts';
export * from './members.ts';
export * from './moderation.ts';
export * from './monitoring.ts';
export * from './operation.ts';
export * from './optional.ts';
export * from './outgoingEmails.ts';
export * from './ownDecisions.ts';
export * from './ownStories.ts';
export * from './readerContent.ts';
export * from './readingFigures.ts';
export * from './review.ts';
export * from './reviewLinks.ts';
export * from './roles.ts';
export * from './route.ts';
export * from './sessions.ts';
export * from './sharing.ts';
export * from './signIns.ts';
export * from './siteStatus.ts';
export * from './statistics.ts';
export * from './stories.ts';
export * from './storySummary.ts';
export * from './system.ts';
export * from './tags.ts';
export * from './transparency.ts';
export * from './twoFactor.ts';
export * from './userDetails.ts';
export * from './users.ts';
export * from './versions.ts';
