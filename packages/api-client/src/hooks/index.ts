'use client';

export {
  ApiProvider,
  type ApiProviderProps,
  type InitialData,
  useApiClient,
} from './ApiProvider.tsx';
export { twoFactorState, userSessions, useTwoFactor, useUserSessions } from './account.ts';
export {
  monitoring,
  systemOverview,
  useActivity,
  useActivitySummary,
  useMonitoring,
  useSystemOverview,
} from './administration.ts';
export { useAdminDashboard, useAllStoryStatistics, usePopularStories } from './adminStories.ts';
export { audit, signInFailures, signInLocks } from './audit.ts';
export {
  ConnectionProvider,
  type ConnectionProviderProps,
  useConnection,
  useReconnection,
} from './ConnectionProvider.tsx';
export {
  cases,
  linkedDecisions,
  moderationCase,
  ownDecisions,
  useCase,
  useLinkedDecisions,
  useOwnDecisions,
} from './cases.ts';
export {
  categoryList,
  comments,
  tags,
  useCategories,
  useComments,
  useTags,
} from './feedback.ts';
export { type OptimisticUpdate, optimisticUpdate } from './optimisticUpdates.ts';
export {
  auditPages,
  casePages,
  commentPages,
  type NextPage,
  ownDecisionPages,
  ownStoryPages,
  type PagedRead,
  publicStoryPages,
  signInFailurePages,
  signInLockPages,
  userReportPages,
  userStoryPages,
} from './pages.ts';
export type { Query, QueryKey } from './query.ts';
export { storyStatistics, useStoryStatistics, useWeekOfReadings } from './statistics.ts';
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
export {
  capabilities,
  health,
  siteStatus,
  useCapabilities,
  useFeature,
  useHealth,
  useSiteStatus,
} from './system.ts';
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
export { userDetails, userReports, userStories, useUserDetails } from './userDetails.ts';
export {
  profile,
  useProfile,
  userStatistics,
  users,
  useUserStatistics,
  useUsers,
} from './users.ts';
export { storyVersion, storyVersions, useStoryVersion, useStoryVersions } from './versions.ts';
