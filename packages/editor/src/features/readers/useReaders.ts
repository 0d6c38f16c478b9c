import { useEffect } from 'react';
import { useStore } from 'zustand';
import { useEditor, useSession } from '../../EditorContext.tsx';
import { type Readers, type ReadersState, readersFor } from './createReaders.ts';
import type { ReaderMarks } from './readerMarks.ts';

/** What readers did in the story of this editor, kept fresh while it is shown. */
export function useReaders(): {
  readers: Readers;
  state: ReadersState;
  marks: ReaderMarks | null;
} {
  const readers = readersFor(useEditor());
  const state = useStore(readers);
  const document = useSession((session) => session.document);
  useEffect(() => readers.watch(), [readers]);
  return { readers, state, marks: readers.marks(document) };
}
