import { fail, succeed } from '@dreamfork/story';
import type {
  AssistantModel,
  AssistantProgress,
  AssistantResult,
  AssistantServices,
  AssistantTask,
  AssistantUsage,
} from '../assistantServices.ts';
import type { ServiceProblem } from '../services.ts';

/** Lets the events of a fake model through one at a time. */
export function createGate() {
  let passes = 0;
  let waiting: (() => void)[] = [];
  const release = () => {
    const open = waiting.splice(0, passes);
    passes = Math.max(passes - open.length, 0);
    for (const resolve of open) resolve();
  };
  return {
    wait: () =>
      new Promise<void>((resolve) => {
        waiting.push(resolve);
        release();
      }),
    pass: (count = 1) => {
      passes += count;
      release();
    },
    reset: () => {
      passes = 0;
      waiting = [];
    },
  };
}

export const assistantModels: readonly AssistantModel[] = [
  { name: 'qwen3:8b', vision: false, maxCharacters: 12_000 },
  { name: 'gemma3:12b', vision: true, maxCharacters: 12_000 },
];

export const assistantUsage: AssistantUsage = {
  used: 3,
  limit: 50,
  resetsAt: '2026-11-24T00:00:00.000Z',
};

/** What the fake model answers where a story names no answer. */
export function assistantResult(task: AssistantTask): AssistantResult {
  switch (task.kind) {
    case 'choices':
      return {
        kind: 'choices',
        choices: ['Погасить фонарь', 'Прислушаться к морю', 'Закрыть дверь'],
      };
    case 'summary':
      return {
        kind: 'summary',
        title: 'Свет над солью',
        description: 'Ночь на маяке, который лучше не зажигать.',
      };
    case 'contradictions': {
      const [one, other] = task.context.passages;
      const places = [one, other].flatMap((passage) =>
        passage ? { nodeId: passage.nodeId, quote: passage.text.slice(0, 40) } : [],
      );
      return {
        kind: 'contradictions',
        items: [{ explanation: 'Маяк сначала не горит, а потом светит.', places }],
      };
    }
    case 'continue':
      return { kind: 'text', text: 'Ступени холодные. Наверху кто-то ждёт.', isCut: false };
    case 'passage':
      return { kind: 'text', text: 'Вы поднимаетесь, считая ступени.', isCut: false };
    case 'image-description':
      return { kind: 'text', text: 'Маяк на скале в сумерках.', isCut: false };
    case 'rewrite':
    case 'shorten':
    case 'tone':
    case 'correct':
    case 'translate':
      return { kind: 'text', text: task.text.replace('темноту', 'тьму'), isCut: false };
  }
}

export type StoryAssistantOptions = Partial<AssistantServices> & {
  /** Awaited before every event. */
  pace?: () => Promise<void>;
  queued?: number;
  result?: (task: AssistantTask) => AssistantResult;
  /** Ends every task after the first part of its answer. */
  failure?: ServiceProblem;
};

function* eventsOf(result: AssistantResult, queued: number): Generator<AssistantProgress> {
  for (let place = queued; place > 0; place -= 1) yield { type: 'queued', place };
  yield { type: 'started' };
  if (result.kind !== 'text') yield { type: 'progress', characters: 60 };
  else for (const text of result.text.match(/\S+\s*/gu) ?? []) yield { type: 'text', text };
}

/** A model that answers in parts, without a server. */
export function storyAssistant({
  pace = async () => {},
  queued = 0,
  result: resultOf = assistantResult,
  failure,
  ...answers
}: StoryAssistantOptions = {}): AssistantServices {
  return {
    providers: async () => succeed([{ name: 'ollama', displayName: 'Ollama' }]),
    models: async () => succeed([...assistantModels]),
    usage: async () => succeed(assistantUsage),
    write: async ({ task }, { signal, onEvent }) => {
      const aborted = new Promise<void>((resolve) => {
        signal.addEventListener('abort', () => resolve());
      });
      const result = resultOf(task);
      for (const event of eventsOf(result, queued)) {
        await Promise.race([pace(), aborted]);
        if (signal.aborted) return fail({ message: '', isAborted: true });
        onEvent(event);
        if (failure && event.type !== 'queued' && event.type !== 'started') return fail(failure);
      }
      await Promise.race([pace(), aborted]);
      if (signal.aborted) return fail({ message: '', isAborted: true });
      return succeed({ result, usage: { ...assistantUsage, used: assistantUsage.used + 1 } });
    },
    ...answers,
  };
}
