import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import {
  type AssistantEvent,
  type AssistantResult,
  type AssistantTask,
  maxAssistantText,
} from '@dreamfork/api-client/contract';
import type { ModelMessage } from 'ai';
import sharp from 'sharp';
import { ApiError } from '../../api-error.ts';
import type { GenerationSettings } from '../../configuration/generation.ts';
import { readOwnFileRow, requireOwnImage } from '../media/media-rows.ts';
import type { Services, TaskOrder } from '../services.ts';
import { countUse, readUsage } from './daily-uses.ts';
import { type ModelServices, tokensOf } from './model-services.ts';
import { isStructured, readStructured, readText, schemaOf } from './read-answer.ts';
import { type ModelRequest, streamModel } from './stream-model.ts';
import { writePrompt } from './write-prompt.ts';

const width = 960;

/**
 * An image of a user as a small JPEG, which every model with vision can read.
 * @throws ApiError `not-found`, or `media-type-unsupported` where the file is no image.
 */
async function readImage(
  { database, media }: Services,
  file: { fileId: string; ownerId: string },
): Promise<Uint8Array> {
  await requireOwnImage(database, file);
  const row = await readOwnFileRow(database, file);
  const variant = await media.variants.find({
    sha256: row.sha256,
    ownWidth: row.width ?? width,
    isAnimated: false,
    width,
    format: 'webp',
  });
  const content = variant && (await media.storage.read(variant.key));
  if (!content) throw new ApiError('not-found');
  return sharp(await buffer(content))
    .flatten({ background: 'white' })
    .jpeg({ quality: 80 })
    .toBuffer();
}

const answerTokens = 1500;
const structuredTokens = 2000;
const maxStructured = 50_000;
/** How often a model may answer in the wrong form. */
const attempts = 2;

/** Tasks whose answer is as long as their text. */
const repeatsText = ({ kind }: AssistantTask): boolean =>
  kind === 'rewrite' || kind === 'tone' || kind === 'correct' || kind === 'translate';

function outputTokensOf(task: AssistantTask): number {
  if (isStructured(task)) return structuredTokens;
  return 'text' in task && repeatsText(task)
    ? tokensOf(task.text.length) + answerTokens / 5
    : answerTokens;
}

/** @throws ApiError `context-too-long`. */
function requireFit(task: AssistantTask, maxCharacters: number): void {
  const length = JSON.stringify(task).length;
  const answer = 'text' in task && repeatsText(task) ? task.text.length : 0;
  if (length + answer > maxCharacters) throw new ApiError('context-too-long');
}

const userMessage = (material: string, image: Uint8Array | undefined): ModelMessage => ({
  role: 'user',
  content: [
    ...(material ? [{ type: 'text' as const, text: material }] : []),
    ...(image ? [{ type: 'file' as const, data: image, mediaType: 'image/jpeg' }] : []),
  ],
});

/**
 * Carries a task out. What cannot be done is refused before the first event.
 * @throws ApiError; later, from the events: `model-…` and `answer-unusable`.
 */
export async function carryOutTask(
  services: Services,
  { settings, models }: { settings: GenerationSettings; models: ModelServices },
  { viewer, request, signal }: TaskOrder,
): Promise<AsyncGenerator<AssistantEvent>> {
  const { task } = request;
  const service = models.find(request.provider);
  const model = (await service.models()).find(({ name }) => name === request.model);
  if (!model) throw new ApiError('not-found');
  requireFit(task, model.maxCharacters);
  if (task.kind === 'image-description' && !model.vision) {
    throw new ApiError('model-without-vision');
  }
  const image =
    task.kind === 'image-description'
      ? await readImage(services, { fileId: task.mediaId, ownerId: viewer.user.id })
      : undefined;
  const mark = randomBytes(4).toString('hex');
  const { system, material, repair } = writePrompt(task, request.language, mark);
  const maxOutputTokens = outputTokensOf(task);
  const order: ModelRequest = {
    modelFor: (limits) => service.modelFor(model, limits),
    system,
    messages: [userMessage(material, image)],
    maxOutputTokens,
    schema: isStructured(task) ? schemaOf(task) : undefined,
    maxCharacters: isStructured(task) ? maxStructured : maxAssistantText,
  };
  const uncount = await countUse(services, settings, viewer.user);
  let ticket: ReturnType<typeof service.queue.enter>;
  try {
    ticket = service.queue.enter(viewer.user.id);
  } catch (error) {
    await uncount();
    throw error;
  }
  const options = { patience: settings.patience, signal, now: services.now };

  async function* events(): AsyncGenerator<AssistantEvent> {
    let hasAnswer = false;
    try {
      while (ticket.place() > 0) {
        yield { type: 'queued', place: ticket.place() };
        await ticket.moved(signal);
      }
      yield { type: 'started' };
      const answer = isStructured(task)
        ? answerInForm(task, order, { ...options, repair })
        : answerAsText(order, options);
      for (;;) {
        const next = await answer.next();
        hasAnswer = true;
        if (!next.done) {
          yield next.value;
          continue;
        }
        const usage = await readUsage(services, settings, viewer.user);
        yield { type: 'done', result: next.value, usage };
        return;
      }
    } finally {
      ticket.leave();
      // Who got nothing has not used anything.
      if (!hasAnswer) await uncount();
    }
  }
  return events();
}

type ModelOptions = Parameters<typeof streamModel>[1];

async function* answerAsText(
  order: ModelRequest,
  options: ModelOptions,
): AsyncGenerator<AssistantEvent, AssistantResult> {
  const parts = streamModel(order, options);
  let text = '';
  for (;;) {
    const next = await parts.next();
    if (!next.done) {
      text += next.value;
      yield { type: 'text', text: next.value };
      continue;
    }
    const result = readText(text, next.value.isCut);
    if (!result) throw new ApiError('answer-unusable');
    return result;
  }
}

async function* answerInForm(
  task: Parameters<typeof readStructured>[0],
  order: ModelRequest,
  { repair, ...options }: ModelOptions & { repair: string },
): AsyncGenerator<AssistantEvent, AssistantResult> {
  let { messages } = order;
  for (let attempt = 1; attempt <= attempts; attempt++) {
    let text = '';
    for await (const part of streamModel({ ...order, messages }, options)) {
      text += part;
      yield { type: 'progress', characters: text.length };
    }
    const result = readStructured(task, text);
    if (result) return result;
    messages = [
      ...messages,
      { role: 'assistant', content: text || '…' },
      { role: 'user', content: repair },
    ];
  }
  throw new ApiError('answer-unusable');
}
