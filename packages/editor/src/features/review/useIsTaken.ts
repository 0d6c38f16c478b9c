import { useStore } from 'zustand';
import { useEditor } from '../../EditorContext.tsx';
import type { ReviewThread } from '../../services/index.ts';
import { reviewFor } from './createReview.ts';

/** Whether the suggestion of a thread is in force, also where the server does not know it yet. */
export function useIsTaken({ id, takenAt }: ReviewThread): boolean {
  const untold = useStore(reviewFor(useEditor()), ({ taken }) => taken.get(id));
  return untold ?? takenAt !== null;
}
