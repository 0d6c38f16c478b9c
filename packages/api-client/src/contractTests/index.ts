import { accountCases } from './account.ts';
import { accountMailCases } from './accountMail.ts';
import { activityCases } from './activity.ts';
import { administrationCases } from './administration.ts';
import { adminStoryCases } from './adminStories.ts';
import { assistantCases } from './assistant.ts';
import { caseCases } from './cases.ts';
import { chapterCases } from './chapters.ts';
import { chosenImageCases } from './chosenImages.ts';
import { contentCases } from './content.ts';
import type { ContractCase } from './context.ts';
import { feedbackCases } from './feedback.ts';
import { generationCases } from './generation.ts';
import { invalidDocumentCases } from './invalidDocuments.ts';
import { liveCases } from './live.ts';
import { mediaFileCases } from './media.ts';
import { mediaReadingCases } from './mediaReading.ts';
import { mediaReplacingCases } from './mediaReplacing.ts';
import { mediaUseCases } from './mediaUse.ts';
import { memberCases } from './members.ts';
import { moderationCases } from './moderation.ts';
import { nodeCases } from './nodes.ts';
import { outgoingEmailCases } from './outgoingEmails.ts';
import { ownStoryCases } from './ownStories.ts';
import { publishedVersionCases } from './publishedVersions.ts';
import { readingStoryCases } from './readingStories.ts';
import { registrationCases } from './registration.ts';
import { reviewCases } from './review.ts';
import { reviewLinkCases } from './reviewLinks.ts';
import { sanctionCases } from './sanctions.ts';
import { savingStoryCases } from './savingStories.ts';
import { sessionCases } from './sessions.ts';
import { sharingCases } from './sharing.ts';
import { signInCases } from './signIn.ts';
import { signInFailureCases } from './signIns.ts';
import { statisticsCases } from './statistics.ts';
import { statisticsAccessCases } from './statisticsAccess.ts';
import { statisticsQueryCases } from './statisticsQueries.ts';
import { storyListCases } from './storyLists.ts';
import { systemCases } from './system.ts';
import { twoFactorCases } from './twoFactor.ts';
import { userActCases } from './userActs.ts';
import { userAdministrationCases } from './userAdministration.ts';
import { userDetailsCases } from './userDetails.ts';
import { userCases } from './users.ts';
import { versionAccessCases } from './versionAccess.ts';
import { versionNameCases } from './versionNames.ts';
import { versionCases } from './versions.ts';

/**
 * What every server of the contract does. A server under test holds the fixture world,
 * freshly seeded, with no limit on how often one may sign in; the cases share it and only add to it.
 */
export const contractCases: readonly ContractCase[] = [
  ...systemCases,
  ...signInCases,
  ...registrationCases,
  ...accountMailCases,
  ...accountCases,
  ...sessionCases,
  ...twoFactorCases,
  ...storyListCases,
  ...readingStoryCases,
  ...savingStoryCases,
  ...publishedVersionCases,
  ...invalidDocumentCases,
  ...versionCases,
  ...versionAccessCases,
  ...versionNameCases,
  ...ownStoryCases,
  ...contentCases,
  ...chapterCases,
  ...feedbackCases,
  ...moderationCases,
  ...caseCases,
  ...sanctionCases,
  ...sharingCases,
  ...memberCases,
  ...reviewLinkCases,
  ...reviewCases,
  ...liveCases,
  ...statisticsCases,
  ...statisticsQueryCases,
  ...statisticsAccessCases,
  ...nodeCases,
  ...userCases,
  ...userActCases,
  ...administrationCases,
  ...signInFailureCases,
  ...outgoingEmailCases,
  ...activityCases,
  ...userDetailsCases,
  ...userAdministrationCases,
  ...adminStoryCases,
];

/** What every server does that offers `media`; the cases share the world of `contractCases`. */
export const mediaCases: readonly ContractCase[] = [
  ...mediaFileCases,
  ...mediaReadingCases,
  ...chosenImageCases,
  ...mediaReplacingCases,
  ...mediaUseCases,
];

/** What every server does that offers `generation` and `assistant`. */
export const writingCases: readonly ContractCase[] = [...generationCases, ...assistantCases];

export {
  type CaseContext,
  type CaseRequest,
  type CaseResponse,
  type ContractCase,
  createCaseContext,
  type Send,
} from './context.ts';
export { storyFileCases } from './storyFiles.ts';
