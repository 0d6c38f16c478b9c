import { createStore } from 'zustand/vanilla';
import type { Editor } from '../../commands/command.ts';
import type { Answer } from '../../services/answer.ts';
import type { ReviewThread, ReviewThreadChange } from '../../services/index.ts';
import { type LoadedThreads, loadThreads } from './loadThreads.ts';
import { followTaken } from './takenSuggestions.ts';
import { isOpenThread, readerOf, type ThreadFilter } from './threadPlaces.ts';
import { readUnsent, type UnsentTexts, writeUnsent } from './unsentTexts.ts';

export type ReviewState = LoadedThreads &
  ThreadFilter & {
    readonly status: 'loading' | 'ready' | 'failed';
    /** Whether the last look failed: the threads are those of an earlier one. */
    readonly isStale: boolean;
    /** The thread that is unfolded. */
    readonly current: string | null;
    readonly unsent: UnsentTexts;
    /** What did not arrive, by the key of its text or thread, with what the server said. */
    readonly failures: Readonly<Record<string, string>>;
    /** What is on its way, by the same keys. */
    readonly sending: ReadonlySet<string>;
    /** Whether suggestions are taken now, where the server does not know it yet. */
    readonly taken: ReadonlyMap<string, boolean>;
  };

/** Milliseconds between two looks at the threads. */
const pause = 20_000;

export type ReviewSource = Pick<Editor, 'services' | 'session' | 'ids'>;

const without = <Value>(record: Readonly<Record<string, Value>>, key: string) =>
  Object.fromEntries(Object.entries(record).filter(([each]) => each !== key));

/** The threads of the story, read anew while somebody watches, and what the author writes in them. */
function createReview({ services, session, ids }: ReviewSource) {
  const storyId = () => session.getState().saved.id ?? '';
  const { getState, setState, subscribe, getInitialState } = createStore<ReviewState>(() => ({
    status: 'loading',
    threads: [],
    isCut: false,
    isStale: false,
    shown: 'open',
    person: null,
    current: null,
    unsent: readUnsent(storyId()),
    failures: {},
    sending: new Set(),
    taken: new Map(),
  }));
  let watchers = 0;
  let timer = 0;
  let loading: Promise<void> | null = null;
  /** The id of a comment stays until it has arrived. */
  const commentIds = new Map<string, string>();

  const replace = (thread: ReviewThread) =>
    setState(({ threads }) => ({
      threads: [thread, ...threads.filter(({ id }) => id !== thread.id)].filter(
        ({ comments }) => comments.length > 0,
      ),
    }));

  const isOnItsWay = (key: string) => getState().sending.has(key);

  /** Sends something; what fails stays as it is and says why. */
  async function send<Value>(key: string, call: () => Answer<Value>): Promise<Value | null> {
    setState(({ sending, failures }) => ({
      sending: new Set([...sending, key]),
      failures: without(failures, key),
    }));
    const answer = await call();
    setState(({ sending }) => ({ sending: new Set([...sending].filter((one) => one !== key)) }));
    if (answer.ok) return answer.value;
    const { message } = answer.error;
    setState(({ failures }) => ({ failures: { ...failures, [key]: message } }));
    return null;
  }

  const change = async (threadId: string, decided: ReviewThreadChange): Promise<boolean> => {
    const { review } = services;
    if (!review) return false;
    // The answer that is written in the thread has a key of its own.
    const thread = await send(`${threadId} state`, () =>
      review.changeThread({ id: storyId(), threadId, change: decided }),
    );
    if (thread) replace(thread);
    return thread !== null;
  };

  const taken = followTaken({
    session,
    tell: (threadId, isTaken) => change(threadId, { isTaken }),
    show: (state) => setState({ taken: state }),
  });

  async function read(): Promise<void> {
    const id = storyId();
    if (!services.review || id === '') return;
    const before = getState();
    const answer = await loadThreads(
      services.review,
      id,
      before.status === 'ready' ? before : null,
    );
    if (!answer.ok) {
      setState(before.status === 'ready' ? { isStale: true } : { status: 'failed' });
      return;
    }
    const isSame =
      answer.value.threads.length === before.threads.length &&
      answer.value.threads.every((thread, index) => thread === before.threads[index]);
    // What was sent meanwhile is newer than what was read.
    if (getState().threads !== before.threads) return;
    if (!isSame || before.isStale || before.status !== 'ready') {
      setState({ ...answer.value, status: 'ready', isStale: false });
    }
    taken.retry();
  }

  const load = (): Promise<void> => {
    clearTimeout(timer);
    loading ??= read().finally(() => {
      loading = null;
      if (watchers > 0) timer = window.setTimeout(look, pause);
    });
    return loading;
  };
  const look = () => {
    if (document.visibilityState !== 'hidden') void load();
    else timer = window.setTimeout(look, pause);
  };

  const write = (key: string, text: string) => {
    const { unsent, failures } = getState();
    const texts = text === '' ? without(unsent, key) : { ...unsent, [key]: text };
    setState({ unsent: texts, failures: without(failures, key) });
    writeUnsent(storyId(), texts);
  };
  /** What was written on while it was sent stays. */
  const arrived = (key: string, text: string, thread: ReviewThread) => {
    commentIds.delete(key);
    replace(thread);
    if (getState().unsent[key] === text) write(key, '');
  };

  return {
    getState,
    getInitialState,
    subscribe,
    load,
    retry: () => {
      if (getState().status === 'failed') setState({ status: 'loading' });
      return load();
    },
    /** Reads the threads anew until the returned function is called. */
    watch: () => {
      watchers += 1;
      if (watchers === 1) void load();
      return () => {
        watchers -= 1;
        if (watchers === 0) clearTimeout(timer);
      };
    },
    filter: (filter: Partial<ThreadFilter>) => setState({ ...filter, current: null }),
    /** Unfolds a thread, whatever was filtered; null folds all. */
    open: (thread: ReviewThread | null) =>
      setState(({ person }) =>
        thread === null
          ? { current: null }
          : {
              current: thread.id,
              shown: isOpenThread(thread) ? 'open' : 'resolved',
              person: person === readerOf(thread) ? person : null,
            },
      ),
    write,
    answer: async (threadId: string): Promise<boolean> => {
      const { review } = services;
      const text = getState().unsent[threadId] ?? '';
      if (!review || text.trim() === '' || isOnItsWay(threadId)) return false;
      const commentId = commentIds.get(threadId) ?? ids.next();
      commentIds.set(threadId, commentId);
      const comment = { id: commentId, text: text.trim() };
      const thread = await send(threadId, () =>
        review.addComment({ id: storyId(), threadId, comment }),
      );
      if (thread) arrived(threadId, text, thread);
      return thread !== null;
    },
    edit: async (commentId: string): Promise<boolean> => {
      const { review } = services;
      const text = getState().unsent[commentId] ?? '';
      if (!review || text.trim() === '' || isOnItsWay(commentId)) return false;
      const thread = await send(commentId, () =>
        review.changeComment({ id: storyId(), commentId, text: text.trim() }),
      );
      if (thread) arrived(commentId, text, thread);
      return thread !== null;
    },
    remove: async (thread: ReviewThread, commentId: string): Promise<boolean> => {
      const { review } = services;
      if (!review) return false;
      const done = await send(commentId, () => review.removeComment({ id: storyId(), commentId }));
      if (done === null) return false;
      const comments = thread.comments.filter(({ id }) => id !== commentId);
      replace({ ...thread, comments });
      return true;
    },
    resolve: async (threadId: string, isResolved: boolean): Promise<boolean> =>
      !isOnItsWay(`${threadId} state`) && change(threadId, { isResolved }),
    /** The last edit has taken the suggestion of a thread; it follows its undo from now on. */
    noteTaken: taken.note,
  };
}

export type Review = ReturnType<typeof createReview>;

const reviews = new WeakMap<ReviewSource['session'], Review>();

/** The one store of an editor, made when threads are first wanted. */
export function reviewFor(editor: ReviewSource): Review {
  const known = reviews.get(editor.session);
  if (known) return known;
  const made = createReview(editor);
  reviews.set(editor.session, made);
  return made;
}
