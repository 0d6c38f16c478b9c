import { delay, type HttpHandler } from 'msw';
import {
  type AssistantEvent,
  type AssistantResult,
  type AssistantTask,
  errorMessages,
  optionalContract,
} from '../contract/index.ts';
import { assistantAnswer, fixtureModelDetails } from '../fixtures/index.ts';
import { errorReply } from './errorReply.ts';
import { type AssistantSetting, done, handle, type Setting } from './handle.ts';
import type { MockDatabase } from './mockDatabase.ts';

const { assistant } = optionalContract;

export const defaultAssistant: AssistantSetting = {
  pace: () => delay(30),
  queued: 0,
  answer: assistantAnswer,
  error: null,
  dailyLimit: 50,
};

const usageOf = (
  { assistantUses, now }: MockDatabase,
  userId: string,
  { dailyLimit }: AssistantSetting,
) => {
  const day = 24 * 60 * 60 * 1000;
  const tomorrow = (Math.floor(Date.parse(now()) / day) + 1) * day;
  return {
    used: assistantUses.get(userId) ?? 0,
    limit: dailyLimit,
    resetsAt: new Date(tomorrow).toISOString(),
  };
};

/** The answer to a task as parts, each a word long. */
function* answerEvents(result: AssistantResult): Generator<AssistantEvent> {
  if (result.kind === 'text') {
    for (const text of result.text.match(/\S+\s*/gu) ?? []) yield { type: 'text', text };
  } else {
    for (const characters of [20, 60, 120]) yield { type: 'progress', characters };
  }
}

function* eventsOf(
  { database, assistant: setting }: Pick<Setting, 'database' | 'assistant'>,
  { task, userId, locale }: { task: AssistantTask; userId: string; locale: 'ru' | 'en' },
): Generator<AssistantEvent> {
  for (let place = setting.queued; place > 0; place--) yield { type: 'queued', place };
  yield { type: 'started' };
  const result = setting.answer(task);
  for (const event of answerEvents(result)) {
    yield event;
    if (setting.error) {
      const message = errorMessages[locale][setting.error];
      yield { type: 'error', code: setting.error, message };
      return;
    }
  }
  yield {
    type: 'done',
    result,
    usage: usageOf(database, userId, setting),
  };
}

/** Sends events as they are asked for; a reader that hangs up ends them. */
function toStream(events: Iterator<AssistantEvent>, pace: AssistantSetting['pace']) {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = events.next();
      if (next.done) return controller.close();
      await pace(next.value);
      controller.enqueue(encoder.encode(`data: ${JSON.stringify(next.value)}\n\n`));
    },
    cancel() {
      events.return?.();
    },
  });
}

export const assistantHandlers = (setting: Setting): HttpHandler[] => [
  handle(setting, assistant.models, ({ query }) => {
    const models = fixtureModelDetails[query.provider];
    return models ? { models: [...models] } : errorReply('not-found');
  }),

  handle(setting, assistant.usage, ({ database, session }) =>
    usageOf(database, session.user.id, setting.assistant),
  ),

  handle(setting, assistant.write, ({ database, body, session, locale }) => {
    const { task } = body;
    const model = fixtureModelDetails[body.provider]?.find(({ name }) => name === body.model);
    if (!model) return errorReply('not-found');
    if (JSON.stringify(task).length > model.maxCharacters) return errorReply('context-too-long');
    if (task.kind === 'image-description') {
      if (!model.vision) return errorReply('model-without-vision');
      if (!isOwnImage(database, task.mediaId, session.user.id)) return errorReply('not-found');
    }
    const userId = session.user.id;
    const uses = database.assistantUses.get(userId) ?? 0;
    if (uses >= setting.assistant.dailyLimit) return errorReply('assistant-limit-reached');
    database.assistantUses.set(userId, uses + 1);
    return toStream(eventsOf(setting, { task, userId, locale }), setting.assistant.pace);
  }),

  handle(setting, assistant.removeTemplate, ({ database, params, session }) => {
    const kept = database.templates.filter(
      ({ key, userId }) => key !== params.key || userId !== session.user.id,
    );
    if (kept.length === database.templates.length) return errorReply('not-found');
    database.templates = kept;
    return done;
  }),
];

const isOwnImage = ({ mediaFiles }: MockDatabase, id: string, userId: string): boolean =>
  mediaFiles.some((file) => file.id === id && file.userId === userId && file.type === 0);
