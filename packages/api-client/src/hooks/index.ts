'use client';

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
export { type OptimisticUpdate, optimisticUpdate } from './optimisticUpdate.ts';
export type { QueryKey } from './query.ts';
export { useFeature } from './useFeature.ts';
export { type ImageUpload, useImageUpload } from './useImageUpload.ts';
export { type Mutation, type MutationRequest, useMutation } from './useMutation.ts';
export { type Pages, type PagesOptions, usePages } from './usePages.ts';
export { type Prefetch, usePrefetch } from './usePrefetch.ts';
export { type QueryOptions, type QueryResult, useQuery } from './useQuery.ts';
