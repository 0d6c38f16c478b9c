import type { HttpHandler } from 'msw';
import { admin, anna, type MockData, mockData } from '../fixtures/index.ts';
import { accountMocks } from './accounts.ts';
import { collaborationMocks } from './collaboration.ts';
import { contentMocks } from './content.ts';
import { type LiveSetting, liveMocks } from './live.ts';
import { mediaMocks } from './media.ts';
import { createMock, type Scenario } from './mock.ts';
import { createMockDatabase } from './mockDatabase.ts';
import { moderationMocks } from './moderation.ts';
import { operationMocks } from './operation.ts';
import { statisticsMocks } from './statistics.ts';
import { storyMocks } from './stories.ts';
import { userMocks } from './users.ts';
import { type AssistantSetting, assistantMocks, storyFileMocks } from './writing.ts';

export type HandlerOptions = {
  /** Where the mocked server stands. @default '*', any host */
  baseUrl?: string;
  /** What the server holds at first. @default the fixture world; nothing in the scenario `empty` */
  database?: MockData;
  /** Milliseconds that every answer of the scenario `slow` takes. @default 3000 */
  slowness?: number;
  /** How the model answers. @default at once, 30 ms between the parts of an answer */
  assistant?: Partial<AssistantSetting>;
  /** What others do in the stories. @default nobody is there */
  live?: Partial<LiveSetting>;
};

/**
 * Handlers for every call of the API. They answer from small arrays that begin with the fixture world and that some
 * calls change; each call of this function makes new ones. Rules of the server are not repeated here.
 */
export function createHandlers(
  scenario: Scenario = 'ok',
  { baseUrl = '*', database: source, slowness = 3000, assistant, live }: HandlerOptions = {},
): HttpHandler[] {
  const fixtures = scenario === 'empty' ? { users: [anna, admin], stories: [] } : mockData;
  const database = createMockDatabase(source ?? fixtures);
  const mock = createMock({ scenario, baseUrl, slowness, database });
  return [
    ...accountMocks(mock, database),
    ...assistantMocks(mock, assistant),
    ...collaborationMocks(mock, database),
    ...contentMocks(mock, database),
    ...liveMocks(mock, database, live),
    ...mediaMocks(mock, database),
    ...moderationMocks(mock, database),
    ...operationMocks(mock, database),
    ...statisticsMocks(mock, database),
    ...storyMocks(mock, database),
    ...storyFileMocks(mock, database),
    ...userMocks(mock, database),
  ];
}

export { type CallInterception, interceptCalls } from './interceptCalls.ts';
export type { LiveSetting } from './live.ts';
export { type Scenario, scenarios } from './mock.ts';
export type { AssistantSetting } from './writing.ts';
