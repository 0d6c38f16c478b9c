import type {
  BotOptions,
  BotProgress,
  BotReport,
  BrokenTest,
  ReadingStep,
  RecordedReading,
  StoryDocument,
  StoryTest,
} from '@dreamfork/story';
import { createStore } from 'zustand/vanilla';
import type { EditorContextValue } from '../../EditorContext.tsx';
import type { BotMessage, BotQuestion } from './workerMessages.ts';

/** What the bot found, and in which version of the story. */
export type BotFindings = {
  readonly report: BotReport;
  readonly document: StoryDocument;
  /** The author ended it before all was read. */
  readonly isStopped: boolean;
};

/** A reading, in the version that the bot read. */
export type OpenedReading = {
  readonly reading: RecordedReading;
  /** Null while they are on their way. */
  readonly steps: readonly ReadingStep[] | null;
  /** The values to keep it with as a test; null if it cannot be kept. */
  readonly values: StoryTest['values'] | null;
};

/** What came of the tests of a version; null: passed. */
export type TestFindings = {
  readonly document: StoryDocument;
  readonly outcomes: ReadonlyMap<string, BrokenTest | null>;
};

export type BotState = {
  readonly status: 'idle' | 'running' | 'failed';
  readonly progress: BotProgress | null;
  readonly findings: BotFindings | null;
  /** The reading whose steps are shown. */
  readonly opened: OpenedReading | null;
  readonly tested: TestFindings | null;
  readonly testing: 'idle' | 'running' | 'failed';
};

/** The most steps of one check; it can be stopped before. */
const steps = 20_000_000;

/** What a reading follows of a story; its texts need not be copied. */
const withoutTexts = (story: StoryDocument): StoryDocument => ({
  ...story,
  notes: [],
  nodes: story.nodes.map((node) => ({ ...node, content: '', media: [] })),
});

/** A worker with its first question; it ends with its answer. */
function ask(
  question: BotQuestion,
  { onMessage, onError }: { onMessage: (message: BotMessage) => void; onError: () => void },
): Worker {
  const worker = new Worker(new URL('./botWorker.ts', import.meta.url), { type: 'module' });
  worker.onerror = () => {
    worker.terminate();
    onError();
  };
  worker.onmessage = ({ data }: MessageEvent<BotMessage>) => {
    if (data.kind !== 'progress') worker.terminate();
    onMessage(data);
  };
  worker.postMessage(question);
  return worker;
}

function createBotStore() {
  const store = createStore<BotState>(() => ({
    status: 'idle',
    progress: null,
    findings: null,
    opened: null,
    tested: null,
    testing: 'idle',
  }));
  const { setState } = store;
  let reader: Worker | null = null;
  let tester: Worker | null = null;
  let opener: Worker | null = null;
  const end = (state: Partial<BotState>) => {
    reader = null;
    setState({ ...state, progress: null });
  };

  return {
    ...store,
    start(document: StoryDocument, options: Pick<BotOptions, 'readings' | 'seed'>) {
      reader?.terminate();
      setState({ status: 'running', progress: null, opened: null });
      reader = ask(
        { kind: 'read', story: withoutTexts(document), options: { ...options, steps } },
        {
          onMessage: (message) => {
            if (message.kind === 'progress') setState({ progress: message.progress });
            if (message.kind !== 'report') return;
            const { report, isStopped } = message;
            end({ status: 'idle', findings: { report, document, isStopped } });
          },
          onError: () => end({ status: 'failed' }),
        },
      );
    },
    /** Ends the check; what was found so far is shown. */
    stop: () => reader?.postMessage({ kind: 'stop' } satisfies BotQuestion),
    /** Shows the steps of a reading that was found. */
    open(reading: RecordedReading) {
      const story = store.getState().findings?.document;
      if (!story) return;
      opener?.terminate();
      setState({ opened: { reading, steps: null, values: null } });
      opener = ask(
        { kind: 'open', story: withoutTexts(story), reading },
        {
          onMessage: (message) => {
            if (message.kind !== 'opened') return;
            const { steps: shown, values } = message;
            setState({ opened: { reading, steps: shown, values } });
          },
          onError: () => setState({ opened: null, status: 'failed' }),
        },
      );
    },
    close() {
      opener?.terminate();
      setState({ opened: null });
    },
    /** Runs all tests of this version. */
    test(document: StoryDocument) {
      tester?.terminate();
      setState({ testing: 'running' });
      tester = ask(
        { kind: 'test', story: withoutTexts(document) },
        {
          onMessage: (message) => {
            if (message.kind !== 'tested') return;
            const outcomes = new Map(message.outcomes.map(({ id, broken }) => [id, broken]));
            setState({ testing: 'idle', tested: { document, outcomes } });
          },
          onError: () => setState({ testing: 'failed' }),
        },
      );
    },
    /** Ends all work; what was found stays. */
    leave() {
      reader?.terminate();
      tester?.terminate();
      end({ status: 'idle', testing: 'idle' });
    },
  };
}

export type BotStore = ReturnType<typeof createBotStore>;

const stores = new WeakMap<EditorContextValue['session'], BotStore>();

/** The one store of an editor, made when the author first opens the panel. */
export function botStoreFor({ session }: Pick<EditorContextValue, 'session'>): BotStore {
  const known = stores.get(session) ?? createBotStore();
  stores.set(session, known);
  return known;
}
