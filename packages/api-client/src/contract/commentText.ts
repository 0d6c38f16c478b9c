import { commentMaximumLength } from '../values/moderation.ts';
import { plainText } from './text.ts';

/** What a comment on a story or in its review may contain. */
export const commentText = plainText(commentMaximumLength, { lines: 'several' });
