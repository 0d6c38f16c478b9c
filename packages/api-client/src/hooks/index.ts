export { ApiProvider, type ApiProviderProps, useApiClient } from './ApiProvider.tsx';
export { useOwnStories, usePublicStories, useStoryData } from './stories.ts';
export { useCapabilities, useHealth } from './system.ts';
export type { ApiAnswer, HookOptions } from './useAnswer.ts';
export { useProfile, useUserStatistics, useUsers } from './users.ts';
export { useStoryVersion, useStoryVersions } from './versions.ts';
