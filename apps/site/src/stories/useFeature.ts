import { type Feature, hasFeature } from '@dreamfork/api-client';
import { useCapabilities } from '@dreamfork/api-client/hooks';

/** Whether the server offers a feature; undefined until it is known. */
export function useFeature(feature: Feature): boolean | undefined {
  const { data, error } = useCapabilities();
  if (data) return hasFeature(data, feature);
  return error ? false : undefined;
}
