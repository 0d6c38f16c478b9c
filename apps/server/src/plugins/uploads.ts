import { maxStoryFileBytes, maxUploadBytes } from '@dreamfork/api-client/contract';
import multipart from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { ApiError } from '../api-error.ts';
import { createBudget, createBudgetByKey } from '../budget.ts';
import { hangUpSignal } from './hang-up.ts';

const ofOneUser = { capacity: 3, maxQueue: 30 };
const ofAll = { capacity: 12, maxQueue: 200 };
const turnWait = 60_000;

/** Room for the poster and the other fields beside the file. */
const otherParts = 6 * 1024 * 1024;
const formMaximum = maxUploadBytes + otherParts;

const formLimits = {
  fieldNameSize: 100,
  fieldSize: 16 * 1024,
  fields: 10,
  files: 2,
  parts: 12,
  // Counted as it arrives; one byte more tells a file that is too large.
  fileSize: maxUploadBytes + 1,
};

/** The length that a request says, where it says one. */
export const saidLength = ({ headers }: Pick<FastifyRequest, 'headers'>): number | undefined => {
  const length = Number(headers['content-length']);
  return Number.isFinite(length) ? length : undefined;
};

/** Understands forms with files, within the plugin that registers it. */
export const uploadForms = plugin(
  async (app) => {
    await app.register(multipart, { limits: formLimits, throwFileSizeLimit: false });
  },
  { name: 'upload-forms' },
);

/** Understands forms with a story file, within the plugin that registers it. */
export const storyFileForms = plugin(
  async (app) => {
    const limits = { ...formLimits, files: 1, fileSize: maxStoryFileBytes + 1 };
    await app.register(multipart, { limits, throwFileSizeLimit: false });
  },
  { name: 'story-file-forms' },
);

/** Makes uploads take turns: three of each user, twelve in all. */
export function createUploadTurns() {
  const users = createBudgetByKey(ofOneUser);
  const all = createBudget(ofAll);
  return async <Value>(
    { request, reply, userId }: { request: FastifyRequest; reply: FastifyReply; userId: string },
    work: () => Promise<Value>,
  ): Promise<Value> => {
    // Whoever is refused may send more.
    const refuseRest = () => {
      reply.header('connection', 'close');
      request.raw.resume();
    };
    const hangUp = hangUpSignal(reply.raw);
    const signal = AbortSignal.any([hangUp, AbortSignal.timeout(turnWait)]);
    const releases: (() => void)[] = [];
    try {
      if ((saidLength(request) ?? 0) > formMaximum) throw new ApiError('media-too-large');
      releases.push(await users.take(userId, 1, signal));
      releases.push(await all.take(1, signal));
      return await work();
    } catch (error) {
      refuseRest();
      throw hangUp.aborted ? new ApiError('request-invalid', { cause: error }) : error;
    } finally {
      for (const release of releases) release();
    }
  };
}
