import type { OptionalFeature } from '../values/features.ts';
import { assistantRoutes } from './assistant.ts';
import { fileRoutes } from './files.ts';
import { generationRoutes } from './generation.ts';
import { mediaRoutes } from './mediaRoutes.ts';

/** Calls that a server has only where its capabilities say so. */
export const optionalContract = {
  media: mediaRoutes,
  generation: generationRoutes,
  assistant: assistantRoutes,
  storyFiles: fileRoutes,
} as const satisfies Record<OptionalFeature, object>;
