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
  fixtureTemplates,
  generatedText,
  lighthouseStory,
} from '../fixtures/index.ts';
import { toEventStream } from './live.ts';
import { done, type Mock, refuse } from './mock.ts';
import { byId, type MockDatabase, removeById } from './mockDatabase.ts';
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

/** The answer to a task as parts, each a word long. */
const partsOf = (result: AssistantResult): AssistantEvent[] =>
  result.kind === 'text'
    ? (result.text.match(/\S+\s*/gu) ?? []).map((text) => ({ type: 'text', text }))
    : [20, 60, 120].map((characters) => ({ type: 'progress', characters }));

/** The models, which answer what the fixtures or a story say. */
export function assistantMocks(mock: Mock, setting: Partial<AssistantSetting> = {}): HttpHandler[] {
  const { pace = () => delay(30), queued = 0, answer = assistantAnswer, error = null } = setting;
  const { dailyLimit: limit = 50 } = setting;
  let templates = [...fixtureTemplates];
  let used = 0;
  const usage = () => ({ used, limit, resetsAt: '2026-11-02T00:00:00.000Z' });

  async function* tell(task: AssistantTask, locale: 'ru' | 'en'): AsyncGenerator<AssistantEvent> {
    for (let place = queued; place > 0; place--) yield { type: 'queued', place };
    yield { type: 'started' };
    const result = answer(task);
    for (const event of partsOf(result)) {
      yield event;
      if (error) return yield { type: 'error', code: error, message: errorMessages[locale][error] };
    }
    yield { type: 'done', result, usage: usage() };
  }

  return [
    mock(assistant.models, ({ query }) => ({
      models: [...(fixtureModelDetails[query.provider] ?? [])],
    })),
    mock(assistant.usage, usage),
    mock(assistant.write, ({ body: { task }, locale }) => {
      if (used >= limit) refuse('assistant-limit-reached');
      used += 1;
      return toEventStream(assistantEvent, tell(task, locale), pace);
    }),
    mock(generation.providers, () => ({ providers: [...fixtureProviders] })),
    mock(generation.models, ({ query }) => ({
      models: [...(fixtureModels[query.provider] ?? [])],
    })),
    mock(generation.generate, () => ({ content: generatedText.text })),
    mock(generation.templates, () => ({ templates })),
    mock(generation.saveTemplate, ({ body }) => {
      templates = [...templates.filter(({ key }) => key !== body.key), body];
      return body;
    }),
    mock(assistant.removeTemplate, ({ params }) => {
      templates = templates.filter(({ key }) => key !== params.key);
    }),
  ];
}

/** Story files. What begins as an archive brings a story, when it is asked for the second time. */
export function storyFileMocks(mock: Mock, database: MockDatabase): HttpHandler[] {
  const { own, add } = storiesIn(database);
  const imports: { id: string; title: string; isArchive: boolean; isRunning: boolean }[] = [];

  return [
    mock(storyFiles.exportStory, (call) => {
      const { document } = own(call);
      const name = `${document.title}${storyFileExtension}`;
      return new File([JSON.stringify(document)], name, { type: 'application/zip' });
    }),
    mock(storyFiles.importStory, async ({ file }) => {
      if (!file) return refuse('request-invalid');
      const id = database.newId('story');
      const title = file.name.slice(0, -storyFileExtension.length);
      const isArchive = (await file.text()).startsWith('PK');
      imports.push({ id, title, isArchive, isRunning: true });
      return { ...done, jobId: id };
    }),
    mock(storyFiles.importJob, (call) => {
      const job = byId(imports, call.params.id);
      if (job.isRunning) {
        job.isRunning = false;
        return { status: 'running', progress: 0.5 };
      }
      const errorMessage = errorMessages.ru['file-unrecognised'];
      if (!job.isArchive) return { status: 'failed', errorMessage };
      const { title } = job;
      const document = { ...lighthouseStory.document, title };
      const { id: storyId } = add(call, { document });
      const data = { storyId, title, nodes: document.nodes.length, media: 0 };
      return { status: 'succeeded', progress: 1, storyId, data };
    }),
    mock(storyFiles.cancelImport, ({ params }) => {
      removeById(imports, params.id);
      return { status: 'cancelled' };
    }),
  ];
}
