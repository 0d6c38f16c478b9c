import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useEditor } from '../../EditorContext.tsx';
import { type Review, type ReviewState, reviewFor } from './createReview.ts';

/** The review of the story of this editor, kept fresh while it is shown. */
export function useReview(): { review: Review; state: ReviewState } {
  const review = reviewFor(useEditor());
  const state = useStore(review);
  useEffect(() => review.watch(), [review]);
  return { review, state };
}
