/** Features that a server may lack; each stands for a group of `optionalContract`. */
export const optionalFeatures = ['media', 'generation', 'assistant', 'storyFiles'] as const;
export type OptionalFeature = (typeof optionalFeatures)[number];
