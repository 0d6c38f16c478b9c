import type { StoryDocument } from '@dreamfork/story';
import { createStore } from 'zustand/vanilla';
import type { ReadingMarks } from '../../components/readingFigures/readingMarks.ts';
import type { EditorContextValue } from '../../EditorContext.tsx';
import type { ReaderFigures, ReaderQuery } from '../../services/index.ts';
import { readerMarks } from './readerMarks.ts';

export type Chosen = Omit<ReaderQuery, 'id'>;

export type ReadersState = Chosen & {
  status: 'loading' | 'ready' | 'failed';
  /** What was last told; it stays while other figures are on their way. */
  figures: ReaderFigures | null;
};

/** Milliseconds between two looks at the figures while they are shown. */
const pause = 4000;

type Source = Pick<EditorContextValue, 'services' | 'session'>;

const isSame = (one: ReaderFigures | null, other: ReaderFigures): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** The figures of the story, asked for as long as somebody watches. */
function createReaders({ services, session }: Source) {
  const { getState, setState, subscribe, getInitialState } = createStore<ReadersState>(() => ({
    status: 'loading',
    version: null,
    period: null,
    source: null,
    device: null,
    figures: null,
  }));
  let watchers = 0;
  let timer = 0;
  let lastAsked = 0;

  async function load(): Promise<void> {
    clearTimeout(timer);
    const { id } = session.getState().saved;
    if (id === undefined || !services.readers) return;
    lastAsked += 1;
    const asked = lastAsked;
    const { version, period, source, device } = getState();
    const isHidden = document.visibilityState === 'hidden';
    const answer = isHidden
      ? null
      : await services.readers.figures({ id, version, period, source, device });
    if (asked !== lastAsked || watchers === 0) return;
    if (answer?.ok) {
      const { figures } = getState();
      // The same figures stay the same object, so that nothing is drawn anew.
      setState({
        status: 'ready',
        figures: isSame(figures, answer.value) ? figures : answer.value,
      });
    }
    if (answer && !answer.ok) setState({ status: 'failed' });
    timer = window.setTimeout(() => void load(), pause);
  }

  let marked: { figures: ReaderFigures; document: StoryDocument; marks: ReadingMarks } | null =
    null;

  return {
    getState,
    getInitialState,
    subscribe,
    choose: (chosen: Partial<Chosen>) => {
      setState({ ...chosen, status: 'loading' });
      void load();
    },
    retry: () => {
      setState({ status: 'loading' });
      void load();
    },
    /** Keeps the figures fresh until the returned function is called. */
    watch: () => {
      watchers += 1;
      if (watchers === 1) void load();
      return () => {
        watchers -= 1;
        if (watchers === 0) clearTimeout(timer);
      };
    },
    /** The figures on the parts of a document; null while there are none. */
    marks: (story: StoryDocument): ReadingMarks | null => {
      const { figures } = getState();
      if (!figures) return null;
      if (marked?.figures !== figures || marked.document !== story) {
        marked = { figures, document: story, marks: readerMarks(figures, story) };
      }
      return marked.marks;
    },
  };
}

export type Readers = ReturnType<typeof createReaders>;

const readersOf = new WeakMap<Source['session'], Readers>();

/** The one store of an editor, made when the author first wants to see readers. */
export function readersFor(editor: Source): Readers {
  const known = readersOf.get(editor.session);
  if (known) return known;
  const made = createReaders(editor);
  readersOf.set(editor.session, made);
  return made;
}
