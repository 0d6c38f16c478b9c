import type { Capabilities, Feature, OptionalFeature } from '../contract/index.ts';

/** Whether the server offers a feature; a server without a capabilities call offers none. */
export const hasFeature = (
  capabilities: Capabilities | undefined,
  feature: Feature | OptionalFeature,
): boolean => capabilities?.features.includes(feature) ?? false;
