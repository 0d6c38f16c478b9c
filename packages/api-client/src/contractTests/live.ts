import { expect } from 'vitest';
import * as z from 'zod/mini';
import { contract, type LiveEvent, liveEvent, type Presence } from '../contract/index.ts';
import { anna } from '../fixtures/index.ts';
import type { CaseResponse, ContractCase } from './context.ts';
import { createStory } from './saveStory.ts';

const { live } = contract;

const resting: Presence = { selection: [], viewport: null, drag: null, writing: null };

const firstEvent = ({ body }: CaseResponse): LiveEvent => {
  const line = String(body)
    .split('\n')
    .find((one) => one.startsWith('data: '));
  return z.parse(liveEvent, JSON.parse(line?.slice(6) ?? ''));
};

/** Stories as several people edit them. */
export const liveCases: ContractCase[] = [
  {
    name: 'who may edit a story watches it, under the name of their stream',
    async run(context) {
      const { call, signIn } = context;
      const token = await signIn(anna);
      const { id, version } = await createStory(context, token, 'Вдвоём');
      const watched = await call(live.watch, { params: { id }, token });
      expect(watched.status).toBe(200);
      expect(watched.headers['content-type']).toContain('text/event-stream');
      expect(firstEvent(watched)).toMatchObject({ type: 'welcome', version, people: [] });
    },
  },
  {
    name: 'who comes back names a former stream, which need not be there',
    async run(context) {
      const { call, signIn, expectError } = context;
      const token = await signIn(anna);
      const { id } = await createStory(context, token, 'Снова здесь');
      const watchInstead = (instead: string) =>
        call(live.watch, { params: { id }, query: { instead }, token });
      expect(firstEvent(await watchInstead('nobody')).type).toBe('welcome');
      expectError(await watchInstead('x'.repeat(201)), 400, 'request-invalid');
    },
  },
  {
    name: 'a presence of too many nodes is refused',
    async run(context) {
      const { call, signIn, expectError } = context;
      const token = await signIn(anna);
      const { id } = await createStory(context, token, 'Всё сразу');
      const selection = Array.from({ length: 51 }, (_, at) => `node-${at}`);
      const body = { personId: 'nobody', presence: { ...resting, selection } };
      const answer = await call(live.tell, { params: { id }, body, token });
      expectError(answer, 400, 'request-invalid');
    },
  },
];
