import type { HttpHandler } from 'msw';
import { capabilitiesAnswer, type MockData, mockData } from '../fixtures/index.ts';
import { accountHandlers } from './account.ts';
import { accountMailHandlers } from './accountMail.ts';
import { activityHandlers } from './activity.ts';
import { administrationHandlers } from './administration.ts';
import { adminStoryHandlers } from './adminStories.ts';
import { assistantHandlers, defaultAssistant } from './assistant.ts';
import { auditHandlers } from './audit.ts';
import { authenticationHandlers } from './authentication.ts';
import { caseHandlers } from './cases.ts';
import { chapterHandlers } from './chapters.ts';
import { contentHandlers } from './content.ts';
import { createMockDatabase, emptyMockDatabase } from './createMockDatabase.ts';
import { feedbackHandlers } from './feedback.ts';
import { fileHandlers } from './files.ts';
import { generationHandlers } from './generation.ts';
import type { AssistantSetting, Scenario, Setting } from './handle.ts';
import { mediaHandlers } from './media.ts';
import { moderationHandlers } from './moderation.ts';
import { ownDecisionHandlers } from './ownDecisions.ts';
import { ownStoryHandlers } from './ownStories.ts';
import { sanctionHandlers } from './sanctions.ts';
import { sessionHandlers } from './sessions.ts';
import { sharingHandlers } from './sharing.ts';
import { signInHandlers } from './signIns.ts';
import { statisticsHandlers } from './statistics.ts';
import { storyHandlers } from './stories.ts';
import { transparencyHandlers } from './transparency.ts';
import { twoFactorHandlers } from './twoFactor.ts';
import { userActHandlers } from './userActs.ts';
import { userDetailsHandlers } from './userDetails.ts';
import { systemHandlers, userHandlers } from './users.ts';
import { versionHandlers } from './versions.ts';

export type HandlerOptions = {
  /** Where the mocked server stands. @default '*', any host */
  baseUrl?: string;
  /** What the server holds at first. @default the fixture world; nothing in the scenario `empty` */
  database?: MockData;
  /** Milliseconds that every answer of the scenario `slow` takes. @default 3000 */
  slowness?: number;
  /** @default 25 MB */
  maxStoryBytes?: number;
  /** How much the files of one user may take. @default 1 GB */
  mediaQuotaBytes?: number;
  /** How the model answers. @default at once, 30 ms between the parts of an answer */
  assistant?: Partial<AssistantSetting>;
};

/**
 * Handlers for every call of the API, over a small server in memory that begins with the fixture world
 * and remembers what it is told. Each call of this function makes a new one.
 */
export function createHandlers(
  scenario: Scenario = 'ok',
  options: HandlerOptions = {},
): HttpHandler[] {
  const setting: Setting = {
    scenario,
    baseUrl: options.baseUrl ?? '*',
    slowness: options.slowness ?? 3000,
    maxStoryBytes: options.maxStoryBytes ?? capabilitiesAnswer.limits.maxStoryBytes,
    mediaQuotaBytes: options.mediaQuotaBytes ?? 1_073_741_824,
    assistant: { ...defaultAssistant, ...options.assistant },
    database: createMockDatabase(
      options.database ?? (scenario === 'empty' ? emptyMockDatabase : mockData),
    ),
  };
  return [
    ...systemHandlers(setting),
    ...authenticationHandlers(setting),
    ...accountMailHandlers(setting),
    ...accountHandlers(setting),
    ...sessionHandlers(setting),
    ...twoFactorHandlers(setting),
    ...storyHandlers(setting),
    ...ownStoryHandlers(setting),
    ...contentHandlers(setting),
    ...chapterHandlers(setting),
    ...feedbackHandlers(setting),
    ...moderationHandlers(setting),
    ...caseHandlers(setting),
    ...sanctionHandlers(setting),
    ...ownDecisionHandlers(setting),
    ...transparencyHandlers(setting),
    ...versionHandlers(setting),
    ...sharingHandlers(setting),
    ...statisticsHandlers(setting),
    ...userHandlers(setting),
    ...userActHandlers(setting),
    ...userDetailsHandlers(setting),
    ...adminStoryHandlers(setting),
    ...auditHandlers(setting),
    ...signInHandlers(setting),
    ...administrationHandlers(setting),
    ...activityHandlers(setting),
    ...mediaHandlers(setting),
    ...assistantHandlers(setting),
    ...generationHandlers(setting),
    ...fileHandlers(setting),
  ];
}

export { type AssistantSetting, type Scenario, scenarios } from './handle.ts';
export { type CallInterception, interceptCalls } from './interceptCalls.ts';
