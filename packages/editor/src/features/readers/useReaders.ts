import { useEffect } from 'react';
import { useStore } from 'zustand';
import type { ReadingMarks } from '../../components/readingFigures/readingMarks.ts';
import { useEditor, useSession } from '../../EditorContext.tsx';
import { type Readers, type ReadersState, readersFor } from './createReaders.ts';

/** What readers did in the story of this editor, kept fresh while it is shown. */
export function useReaders(): {
  readers: Readers;
  state: ReadersState;
  marks: ReadingMarks | null;
} {
  const readers = readersFor(useEditor());
  const state = useStore(readers);
  const document = useSession((session) => session.document);
  useEffect(() => readers.watch(), [readers]);
  return { readers, state, marks: readers.marks(document) };
}
