import { hasFeature } from '../client/features.ts';
import type { Feature, OptionalFeature } from '../contract/index.ts';
import { useCapabilities } from './system.ts';

/** Whether the server offers a feature; undefined while it is unknown. */
export function useFeature(feature: Feature | OptionalFeature): boolean | undefined {
  const { data, error } = useCapabilities();
  if (data) return hasFeature(data, feature);
  return error ? false : undefined;
}
