import { hasFeature } from '../client/features.ts';
import type {
  Capabilities,
  Feature,
  Health,
  OptionalFeature,
  SiteStatus,
} from '../contract/index.ts';
import type { Query } from './query.ts';
import { type HookOptions, type QueryResult, useQuery } from './useQuery.ts';

export const health: Query<null, Health> = {
  name: 'health',
  fetch: (client) => client.system.health(),
};

export const capabilities: Query<null, Capabilities> = {
  name: 'capabilities',
  fetch: (client) => client.system.capabilities(),
};

/** Whether the server and what it stands on work. */
export const useHealth = (options?: HookOptions): QueryResult<Health> =>
  useQuery(health, null, options);

/** What the server can do; an error means a server that offers no more than the specification. */
export const useCapabilities = (options?: HookOptions): QueryResult<Capabilities> =>
  useQuery(capabilities, null, options);

export const siteStatus: Query<null, SiteStatus> = {
  name: 'site-status',
  fetch: (client) => client.system.status(),
};

/** The maintenance notice of now, and whether one may register. */
export const useSiteStatus = (options?: HookOptions): QueryResult<SiteStatus> =>
  useQuery(siteStatus, null, options);

/** Whether the server offers a feature; undefined while it is unknown. */
export function useFeature(feature: Feature | OptionalFeature): boolean | undefined {
  const { data, error } = useCapabilities();
  if (data) return hasFeature(data, feature);
  return error ? false : undefined;
}
