export {
  ApiProvider,
  type ApiProviderProps,
  type InitialAnswer,
  useApiClient,
} from './ApiProvider.tsx';
export { type Edit, edit } from './edits.ts';
export {
  categoryList,
  comments,
  reports,
  tags,
  useCategories,
  useComments,
  useReports,
  useTags,
} from './feedback.ts';
export {
  commentPages,
  type NextPage,
  ownStoryPages,
  type PagedRead,
  publicStoryPages,
  reportPages,
} from './pages.ts';
export type { AnswerKey, Read } from './read.ts';
export { userSessions, useUserSessions } from './sessions.ts';
export {
  ownFigures,
  ownStories,
  publicStories,
  storyCard,
  storyData,
  useOwnFigures,
  useOwnStories,
  usePublicStories,
  useStoryCard,
  useStoryData,
} from './stories.ts';
export { capabilities, health, useCapabilities, useHealth } from './system.ts';
export { type ApiAnswer, type HookOptions, useAnswer } from './useAnswer.ts';
export { type Change, type ChangeRequest, useChange } from './useChange.ts';
export { type Pages, type PagesOptions, usePages } from './usePages.ts';
export { type Prepare, usePrepare } from './usePrepare.ts';
export {
  profile,
  useProfile,
  userStatistics,
  users,
  useUserStatistics,
  useUsers,
} from './users.ts';
export { storyVersion, storyVersions, useStoryVersion, useStoryVersions } from './versions.ts';
