import { delay, type HttpHandler } from 'msw';
import {
  type AssistantEvent,
  type AssistantResult,
  type AssistantTask,
  assistantEvent,
  type ErrorCode,
  errorMessages,
  optionalContract,
  storyFileExtension,
} from '../contract/index.ts';
import {
  assistantAnswer,
  fixtureModelDetails,
  fixtureModels,
  fixtureProviders,
  generatedText,
  lighthouseStory,
} from '../fixtures/index.ts';
import { toEventStream } from './eventStream.ts';
import { byId, done, type Mock, refuse } from './mock.ts';
import type { MockDatabase } from './mockDatabase.ts';
import { storiesIn } from './stories.ts';

const { assistant, generation, storyFiles } = optionalContract;

/** How the model of the mock server behaves. */
export type AssistantSetting = {
  /** Called before each event is sent, which waits for it. */
  pace: (event: AssistantEvent) => Promise<unknown>;
  /** How many requests of others each task waits for. */
  queued: number;
  /** What the model makes of a task. */
  answer: (task: AssistantTask) => AssistantResult;
  /** Breaks every task off after the first part of its answer. */
  error: ErrorCode | null;
  dailyLimit: number;
};

export const defaultAssistant: AssistantSetting = {
  pace: () => delay(30),
  queued: 0,
  answer: assistantAnswer,
  error: null,
  dailyLimit: 50,
};

/** The answer to a task as parts, each a word long. */
function* partsOf(result: AssistantResult): Generator<AssistantEvent> {
  if (result.kind === 'text') {
    for (const text of result.text.match(/\S+\s*/gu) ?? []) yield { type: 'text', text };
  } else {
    for (const characters of [20, 60, 120]) yield { type: 'progress', characters };
  }
}

/** The models, which answer what the fixtures or a story say. */
export function assistantMocks(
  mock: Mock,
  database: MockDatabase,
  { pace, queued, answer, error, dailyLimit: limit }: AssistantSetting,
): HttpHandler[] {
  const usage = () => {
    return { used: database.assistantUses, limit, resetsAt: '2026-11-02T00:00:00.000Z' };
  };

  function* tell(task: AssistantTask, locale: 'ru' | 'en'): Generator<AssistantEvent> {
    for (let place = queued; place > 0; place--) yield { type: 'queued', place };
    yield { type: 'started' };
    const result = answer(task);
    for (const event of partsOf(result)) {
      yield event;
      if (error) return yield { type: 'error', code: error, message: errorMessages[locale][error] };
    }
    yield { type: 'done', result, usage: usage() };
  }

  async function* paced(events: Iterable<AssistantEvent>): AsyncGenerator<AssistantEvent> {
    for (const event of events) {
      await pace(event);
      yield event;
    }
  }

  return [
    mock(assistant.models, ({ query }) => ({
      models: [...(fixtureModelDetails[query.provider] ?? [])],
    })),
    mock(assistant.usage, usage),
    mock(assistant.write, ({ body: { task }, locale }) => {
      if (database.assistantUses >= limit) refuse('assistant-limit-reached');
      database.assistantUses += 1;
      return toEventStream(assistantEvent, paced(tell(task, locale)));
    }),
    mock(generation.providers, () => ({ providers: [...fixtureProviders] })),
    mock(generation.models, ({ query }) => ({
      models: [...(fixtureModels[query.provider] ?? [])],
    })),
    mock(generation.generate, () => ({ content: generatedText.text })),
    mock(generation.templates, () => ({ templates: database.templates })),
    mock(generation.saveTemplate, ({ body }) => {
      database.templates = [...database.templates.filter(({ key }) => key !== body.key), body];
      return body;
    }),
    mock(assistant.removeTemplate, ({ params }) => {
      database.templates = database.templates.filter(({ key }) => key !== params.key);
    }),
  ];
}

/** How often a page asks until an import is over. */
const asksUntilDone = 2;

/** Story files. What begins as an archive brings a story. */
export function storyFileMocks(mock: Mock, database: MockDatabase): HttpHandler[] {
  const { own, add } = storiesIn(database);
  const jobOf = (id: string) => byId(database.imports, id, 'not-found');

  return [
    mock(storyFiles.exportStory, (call) => {
      const { document } = own(call);
      const name = `${document.title}${storyFileExtension}`;
      return new File([JSON.stringify(document)], name, { type: 'application/zip' });
    }),
    mock(storyFiles.importStory, async ({ form }) => {
      const file = form?.get('file');
      if (!(file instanceof File)) return refuse('request-invalid');
      const isArchive = (await file.slice(0, 2).text()) === 'PK';
      const title = file.name.slice(0, -storyFileExtension.length);
      const jobId = database.newId('story');
      database.imports.push({ id: jobId, title, isArchive, asked: 0, isCancelled: false });
      return { ...done, jobId };
    }),
    mock(storyFiles.importJob, (call) => {
      const job = jobOf(call.params.id);
      job.asked += 1;
      if (job.isCancelled) return { status: 'cancelled' };
      if (job.asked < asksUntilDone) return { status: 'running', progress: 0.5 };
      const errorMessage = errorMessages.ru['file-unrecognised'];
      if (!job.isArchive) return { status: 'failed', errorMessage };
      const { title } = job;
      const document = { ...lighthouseStory.document, title };
      job.storyId ??= add(call, { document }).id;
      const data = { storyId: job.storyId, title, nodes: document.nodes.length, media: 0 };
      return { status: 'succeeded', progress: 1, storyId: job.storyId, data };
    }),
    mock(storyFiles.cancelImport, ({ params }) => {
      jobOf(params.id).isCancelled = true;
      return { status: 'cancelled' };
    }),
  ];
}
