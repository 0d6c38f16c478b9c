import { useDeferredValue, useEffect } from 'react';
import { useStore } from 'zustand';
import { useEditor, useSession } from '../../EditorContext.tsx';
import { reviewFor } from './createReview.ts';
import { openThreadsByNode } from './threadPlaces.ts';

const isSame = (one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): boolean =>
  one.size === other.size && [...one].every(([id, count]) => other.get(id) === count);

/** Keeps the threads fresh, and puts how many are open at each node on the canvas. */
export function ReviewCanvas() {
  const { services } = useEditor();
  const isSaved = useSession(({ saved }) => saved.id !== undefined);
  return services.review && isSaved ? <ThreadCounts /> : null;
}

function ThreadCounts() {
  const editor = useEditor();
  const { session } = editor;
  const review = reviewFor(editor);
  const threads = useStore(review, (state) => state.threads);
  // Typing goes first.
  const document = useDeferredValue(useSession((state) => state.document));
  useEffect(() => review.watch(), [review]);
  useEffect(() => {
    const reviews = openThreadsByNode(document, threads);
    if (!isSame(reviews, session.getState().overlays.reviews)) session.setOverlays({ reviews });
  }, [document, threads, session]);
  return null;
}
