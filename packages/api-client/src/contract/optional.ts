import { assistantRoutes } from './assistant.ts';
import { fileRoutes } from './files.ts';
import { generationRoutes } from './generation.ts';
import { mediaRoutes } from './mediaRoutes.ts';

/** Features that a server may lack; each stands for a group of `optionalContract`. */
export const optionalFeatures = ['media', 'generation', 'assistant', 'storyFiles'] as const;
export type OptionalFeature = (typeof optionalFeatures)[number];

/** Calls that a server has only where its capabilities say so. */
export const optionalContract = {
  media: mediaRoutes,
  generation: generationRoutes,
  assistant: assistantRoutes,
  storyFiles: fileRoutes,
} as const satisfies Record<OptionalFeature, object>;
