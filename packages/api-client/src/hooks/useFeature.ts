import { hasFeature } from '../client/features.ts';
import type { Feature, OptionalFeature } from '../contract/index.ts';
import { system } from '../routes/system.ts';
import { useQuery } from './useQuery.ts';

/** Whether the server offers a feature; undefined while it is unknown. */
export function useFeature(feature: Feature | OptionalFeature): boolean | undefined {
  const { data, error } = useQuery(system.capabilities, {});
  if (data) return hasFeature(data, feature);
  return error ? false : undefined;
}
