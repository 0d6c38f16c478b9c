import { fail, succeed } from '@dreamfork/story';
import type {
  AssistantModel,
  AssistantProgress,
  AssistantResult,
  AssistantServices,
  AssistantTask,
  AssistantUsage,
} from '../services/assistant.ts';
import type { ServiceProblem } from '../services/index.ts';

const assistantModels: readonly AssistantModel[] = [
  { name: 'qwen3:8b', vision: false, maxCharacters: 12_000 },
  { name: 'gemma3:12b', vision: true, maxCharacters: 12_000 },
];

const assistantUsage: AssistantUsage = {
  used: 3,
  limit: 50,
  resetsAt: '2026-11-24T00:00:00.000Z',
};

/** What the fake model answers where a test names no answer. */
const resultOf = ({ kind }: AssistantTask): AssistantResult =>
  kind === 'choices'
    ? { kind, choices: ['Погасить фонарь', 'Прислушаться к морю', 'Закрыть дверь'] }
    : { kind: 'text', text: 'Ступени холодные. Наверху кто-то ждёт.', isCut: false };

type StoryAssistantOptions = Partial<AssistantServices> & {
  /** Awaited before every event. */
  pace?: () => Promise<void>;
  result?: (task: AssistantTask) => AssistantResult;
  /** Ends every task after the first part of its answer. */
  failure?: ServiceProblem;
};

function* eventsOf(result: AssistantResult): Generator<AssistantProgress> {
  yield { type: 'started' };
  if (result.kind !== 'text') yield { type: 'progress', characters: 60 };
  else for (const text of result.text.match(/\S+\s*/gu) ?? []) yield { type: 'text', text };
}

/** A model that answers in parts, without a server: for tests of the assistant without a browser. */
export function storyAssistant({
  pace = async () => {},
  result: answerTo = resultOf,
  failure,
  ...answers
}: StoryAssistantOptions = {}): AssistantServices {
  return {
    providers: async () => succeed([{ name: 'ollama', displayName: 'Ollama' }]),
    models: async () => succeed([...assistantModels]),
    usage: async () => succeed(assistantUsage),
    removeTemplate: async () => succeed(undefined),
    write: async ({ task }, { signal, onEvent }) => {
      const aborted = new Promise<void>((resolve) => {
        signal.addEventListener('abort', () => resolve());
      });
      const result = answerTo(task);
      for (const event of eventsOf(result)) {
        await Promise.race([pace(), aborted]);
        if (signal.aborted) return fail({ message: '', isAborted: true });
        onEvent(event);
        if (failure && event.type !== 'started') return fail(failure);
      }
      await Promise.race([pace(), aborted]);
      if (signal.aborted) return fail({ message: '', isAborted: true });
      return succeed({ result, usage: { ...assistantUsage, used: assistantUsage.used + 1 } });
    },
    ...answers,
  };
}
