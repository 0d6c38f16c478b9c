import type { ContractCase } from './context.ts';
import { nodeCases } from './nodes.ts';
import { readingStoryCases } from './readingStories.ts';
import { refusedDocumentCases } from './refusedDocuments.ts';
import { registrationCases } from './registration.ts';
import { savingStoryCases } from './savingStories.ts';
import { sharingCases } from './sharing.ts';
import { signInCases } from './signIn.ts';
import { storyListCases } from './storyLists.ts';
import { systemCases } from './system.ts';
import { userCases } from './users.ts';
import { versionCases } from './versions.ts';

/**
 * What every server of the contract does, mock or real. A server under test holds the fixture world,
 * freshly seeded, with no limit on how often one may sign in; the cases share it and only add to it.
 */
export const contractCases: readonly ContractCase[] = [
  ...systemCases,
  ...signInCases,
  ...registrationCases,
  ...storyListCases,
  ...readingStoryCases,
  ...savingStoryCases,
  ...refusedDocumentCases,
  ...versionCases,
  ...sharingCases,
  ...nodeCases,
  ...userCases,
];

export {
  type CaseAnswer,
  type CaseContext,
  type CaseRequest,
  type ContractCase,
  createCaseContext,
  type Send,
} from './context.ts';
export { createFetchSend } from './fetchSend.ts';
export { optionalCases } from './optional.ts';
