import type { StoryTest } from '../schema/storyTest.ts';

/** What a comment of a review is about, with the text as it stood when the comment was written (SPEC H1). */
export type ReviewAnchor =
  | { readonly kind: 'story' }
  /** A passage as a whole. */
  | { readonly kind: 'node'; readonly nodeId: string }
  /** Characters `from` to `to` of the source text of a passage. */
  | {
      readonly kind: 'text';
      readonly nodeId: string;
      readonly source: string;
      readonly from: number;
      readonly to: number;
    }
  | {
      readonly kind: 'choice';
      readonly nodeId: string;
      readonly choiceId: string;
      readonly source: string;
    }
  | { readonly kind: 'media'; readonly nodeId: string; readonly mediaId: string };

/** The longest source text that a comment is anchored in. A longer passage is commented as a whole. */
export const anchorSourceMaximum = 20_000;

/** The longest text that a suggestion puts in the place of the quote. */
export const suggestionMaximumLength = 20_000;

/** How a reader came to a passage, as far as it can be repeated: the parts of a story test (SPEC H8). */
export type ReviewReading = Pick<StoryTest, 'seed' | 'decisions' | 'nodeId' | 'values'>;
