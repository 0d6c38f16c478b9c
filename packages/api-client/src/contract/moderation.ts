import * as z from 'zod/mini';
import { moderation } from '../routes/moderation.ts';
import { decisionReasonMaximumLength } from '../values/moderation.ts';
import { idParams, route } from './route.ts';
import { plainText } from './text.ts';

export const decisionRequest = z.object({
  /** Told to whoever wrote it. */
  reason: plainText(decisionReasonMaximumLength, { lines: 'several' }),
});

const done = z.object({ success: z.literal(true) });
const tag = 'Moderation';

/**
 * Decisions of moderators. Each settles the case of its story or comment, unless somebody else has claimed it. Who
 * reported it or wrote it decides nothing.
 */
export const moderationRoutes = {
  unpublish: route(moderation.unpublish, {
    tag,
    summary:
      'Make a story private and tell its owner why; one that the owner has hidden meanwhile cannot be published again as it was.',
    params: idParams,
    body: decisionRequest,
    response: done,
    errors: [403, 404, 409],
  }),
  removeComment: route(moderation.removeComment, {
    tag,
    summary: 'Delete a comment and tell its writer why. An appeal can bring it back.',
    params: idParams,
    body: decisionRequest,
    response: done,
    errors: [403, 404, 409],
  }),
  dismiss: route(moderation.dismiss, {
    tag,
    summary: 'Settle the reports of a story or a comment without doing anything to it.',
    params: idParams,
    response: done,
    errors: [403, 404, 409],
  }),
} as const;

export type DecisionRequest = z.input<typeof decisionRequest>;
