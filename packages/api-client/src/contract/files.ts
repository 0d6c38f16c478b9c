import * as z from 'zod/mini';
import { storyFiles } from '../routes/media.ts';
import { idParams, route } from './route.ts';

export { storyFileExtension } from '@dreamfork/story';

/** The largest story file: 1 GB. */
export const maxStoryFileBytes = 1_073_741_824;

/** An import is either done at once (`storyId`) or goes on as a job (`jobId`). */
export const importResult = z.object({
  success: z.literal(true),
  storyId: z.optional(z.string()),
  jobId: z.optional(z.string()),
  title: z.optional(z.string()),
  nodesCount: z.optional(z.int().check(z.nonnegative())),
  mediaFilesCount: z.optional(z.int().check(z.nonnegative())),
  message: z.optional(z.string()),
});

/** How many imports of one user may be under way. */
export const maxStoryImports = 2;

/**
 * `succeeded`, `success` and `completed` mean done; `failed`, `error` and `cancelled` mean that no story was made;
 * anything else means that the import is under way.
 */
export const importJob = z.object({
  status: z.string(),
  /** The share of the work that is done, 0 to 1. */
  progress: z.optional(z.number().check(z.gte(0), z.lte(1))),
  storyId: z.optional(z.string()),
  data: z.optional(
    z.object({
      storyId: z.optional(z.string()),
      title: z.optional(z.string()),
      nodes: z.optional(z.int().check(z.nonnegative())),
      media: z.optional(z.int().check(z.nonnegative())),
    }),
  ),
  errorMessage: z.optional(z.string()),
});

const tag = 'Export and import';

export const fileRoutes = {
  exportStory: route(storyFiles.exportStory, {
    tag,
    summary: 'A story of your own as a .df file; its name stands in content-disposition.',
    params: idParams,
    response: z.file(),
    errors: [404],
  }),
  importStory: route(storyFiles.importStory, {
    tag,
    summary: 'Make a new private story of a .df file: a multipart form with `file`.',
    response: importResult,
    errors: [409, 413, 422],
  }),
  importJob: route(storyFiles.importJob, {
    tag,
    summary: 'How far an import is.',
    params: idParams,
    response: importJob,
    errors: [404],
  }),
  cancelImport: route(storyFiles.cancelImport, {
    tag,
    summary: 'Stop an import; nothing of it stays. One that is over remains as it is.',
    params: idParams,
    response: importJob,
    errors: [404],
  }),
} as const;

export type ImportResult = z.output<typeof importResult>;
export type ImportJob = z.output<typeof importJob>;
