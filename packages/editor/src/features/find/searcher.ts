import {
  type FindOptions,
  findInStory,
  type Match,
  matchesMaximum,
  type StoryDocument,
  type StoryNode,
} from '@dreamfork/story';

export type SearchQuestion = { query: string; options: FindOptions };

export type SearchAnswer =
  | { kind: 'found'; matches: Match[]; isCut: boolean }
  /** The expression cannot be read. */
  | { kind: 'invalid' }
  /** The expression takes for ever on this story. */
  | { kind: 'late' }
  /** Expressions cannot be tried here: the browser or the page allows no worker. */
  | { kind: 'unavailable' };

/** What the worker says of a question; its time counts from the start, so that a slow page load is no slow search. */
export type SearchMessage = { kind: 'started' } | { kind: 'found'; matches: Match[] };

/** The part of a worker that a search needs. */
export type SearchWorker = Pick<
  Worker,
  'postMessage' | 'terminate' | 'onmessage' | 'onerror' | 'onmessageerror'
>;

export type SearcherOptions = {
  makeWorker: () => SearchWorker;
  /** Lets the page breathe between two slices of work. */
  breathe: () => Promise<void>;
  /** How long an expression may take. @default 2000 */
  limit?: number;
};

export const sliceSize = 200;
const defaultLimit = 2000;

type Slice = Pick<StoryDocument, 'nodes'>;

function* slices(nodes: readonly StoryNode[]): Generator<Slice> {
  for (let at = 0; at < nodes.length; at += sliceSize) {
    yield { nodes: nodes.slice(at, at + sliceSize) };
  }
}

/** What a worker needs of a node to look for words in it. */
const wordsOf = ({ id, title, content, choices }: StoryNode) => ({
  id,
  title,
  content,
  choices: choices.map(({ id: choiceId, text }) => ({ id: choiceId, text })),
});

const found = (matches: Match[]): SearchAnswer => ({
  kind: 'found',
  matches: matches.slice(0, matchesMaximum),
  isCut: matches.length >= matchesMaximum,
});

/**
 * Looks for words without holding the page up: plain words in slices, expressions, which can take
 * for ever, in a worker that is ended when its time is over. A new search ends the one before.
 */
export function createSearcher({ makeWorker, breathe, limit = defaultLimit }: SearcherOptions) {
  let last = 0;
  let endWorker = () => {};

  const searchPlainly = async (
    story: StoryDocument,
    { query, options }: SearchQuestion,
    isWanted: () => boolean,
  ): Promise<SearchAnswer | null> => {
    const matches: Match[] = [];
    for (const slice of slices(story.nodes)) {
      const result = findInStory({ ...story, ...slice }, query, options);
      if (!result.ok) return { kind: 'invalid' };
      for (const match of result.value) matches.push(match);
      if (matches.length >= matchesMaximum) break;
      await breathe();
      if (!isWanted()) return null;
    }
    return found(matches);
  };

  const searchInWorker = async (
    story: StoryDocument,
    question: SearchQuestion,
    isWanted: () => boolean,
  ): Promise<SearchAnswer | null> => {
    let worker: SearchWorker;
    try {
      worker = makeWorker();
    } catch {
      // The panel says that searching is not available.
      return { kind: 'unavailable' };
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const answer = new Promise<SearchAnswer | null>((resolve) => {
      worker.onmessage = ({ data }: MessageEvent<SearchMessage>) => {
        if (data.kind === 'found') resolve(found(data.matches));
        else timer = setTimeout(() => resolve({ kind: 'late' }), limit);
      };
      worker.onerror = () => resolve({ kind: 'unavailable' });
      worker.onmessageerror = () => resolve({ kind: 'unavailable' });
      endWorker = () => resolve(null);
      const send = async () => {
        for (const { nodes } of slices(story.nodes)) {
          worker.postMessage({ nodes: nodes.map(wordsOf) });
          await breathe();
          if (!isWanted()) return;
        }
        worker.postMessage(question);
      };
      void send();
    });
    const result = await answer;
    clearTimeout(timer);
    worker.terminate();
    return result;
  };

  return {
    /** Null where another search has begun meanwhile. */
    search: async (
      story: StoryDocument,
      question: SearchQuestion,
    ): Promise<SearchAnswer | null> => {
      last += 1;
      const own = last;
      const isWanted = () => own === last;
      endWorker();
      const { query, options } = question;
      if (query === '') return found([]);
      const empty = findInStory({ ...story, nodes: [] }, query, options);
      if (!empty.ok) return { kind: 'invalid' };
      const run = options.regularExpression ? searchInWorker : searchPlainly;
      const answer = await run(story, question, isWanted);
      return isWanted() ? answer : null;
    },
    /** Ends the search under way. */
    stop: () => {
      last += 1;
      endWorker();
    },
  };
}
