export {
  ApiProvider,
  type ApiProviderProps,
  type InitialData,
  useApiClient,
} from './ApiProvider.tsx';
export {
  ConnectionProvider,
  type ConnectionProviderProps,
  useConnection,
  useReconnection,
} from './ConnectionProvider.tsx';
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
export { type OptimisticUpdate, optimisticUpdate } from './optimisticUpdates.ts';
export {
  auditPages,
  commentPages,
  type NextPage,
  ownStoryPages,
  type PagedRead,
  publicStoryPages,
  reportPages,
} from './pages.ts';
export type { Query, QueryKey } from './query.ts';
export { userSessions, useUserSessions } from './sessions.ts';
export { storyStatistics, useStoryStatistics } from './statistics.ts';
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
export { useFeature } from './useFeature.ts';
export { type ImageUpload, useImageUpload } from './useImageUpload.ts';
export {
  type Mutation,
  type MutationRequest,
  useMutation,
} from './useMutation.ts';
export { type Pages, type PagesOptions, usePages } from './usePages.ts';
export { type Prefetch, usePrefetch } from './usePrefetch.ts';
export {
  type HookOptions,
  type QueryResult,
  useQuery,
} from './useQuery.ts';
export {
  profile,
  useProfile,
  userStatistics,
  users,
  useUserStatistics,
  useUsers,
} from './users.ts';
export { storyVersion, storyVersions, useStoryVersion, useStoryVersions } from './versions.ts';
