import { expect } from 'vitest';
import * as z from 'zod/mini';
import {
  type AssistantEvent,
  type AssistantTask,
  assistantEvent,
  optionalContract,
} from '../contract/index.ts';
import { anna, boris, lighthouseStory } from '../fixtures/index.ts';
import type { CaseContext, ContractCase } from './context.ts';

const { assistant, generation } = optionalContract;

const passages = [
  { nodeId: 'one', title: 'Берег', text: 'Иван зажёг фонарь на берегу.', choice: 'Подняться' },
  { nodeId: 'two', title: 'Лестница', text: 'Пётр зажёг фонарь на лестнице.' },
];

const firstProvider = async ({ call, signIn, expectContract }: CaseContext) => {
  const token = await signIn(anna);
  const named = await call(generation.providers, { token });
  const [provider] = expectContract(generation.providers, named).providers;
  const query = { provider: provider?.name ?? '' };
  const listed = await call(assistant.models, { query, token });
  const { models } = expectContract(assistant.models, listed);
  return { token, provider: query.provider, models };
};

/** Carries a task out with the first model of the first provider. */
async function write(context: CaseContext, task: AssistantTask): Promise<AssistantEvent[]> {
  const { token, provider, models } = await firstProvider(context);
  const body = { provider, model: models[0]?.name ?? '', language: 'ru', task };
  const { status, headers, body: stream } = await context.call(assistant.write, { body, token });
  expect(status).toBe(200);
  expect(headers['content-type']).toContain('text/event-stream');
  return String(stream)
    .split('\n')
    .filter((line) => line.startsWith('data: '))
    .map((line) => z.parse(assistantEvent, JSON.parse(line.slice(6))));
}

const textOf = (events: AssistantEvent[]) =>
  events.map((event) => (event.type === 'text' ? event.text : '')).join('');

/** What a server does that helps with writing. */
export const assistantCases: ContractCase[] = [
  {
    name: 'the assistant writes a text part by part and counts it',
    async run(context) {
      const { call, expectContract } = context;
      const { token } = await firstProvider(context);
      const usage = async () =>
        expectContract(assistant.usage, await call(assistant.usage, { token }));
      const before = await usage();
      const read = { storyTitle: 'Маяк', passages };
      const events = await write(context, {
        kind: 'continue',
        text: 'Дверь открылась.',
        context: read,
      });
      expect(events[0]).toEqual({ type: 'started' });
      const last = events.at(-1);
      expect(last).toMatchObject({ type: 'done', result: { kind: 'text', isCut: false } });
      expect(textOf(events).trim()).toBe(
        last?.type === 'done' && last.result.kind === 'text' ? last.result.text : '',
      );
      const after = await usage();
      expect(after).toEqual({ ...before, used: before.used + 1 });
      expect(last).toMatchObject({ usage: after });
    },
  },
  {
    name: 'the assistant proposes choices, a summary and contradictions',
    async run(context) {
      const existing = ['Уйти'];
      const text = 'Дверь открылась.';
      const choices = await write(context, { kind: 'choices', text, count: 3, existing });
      expect(choices.at(-1)).toMatchObject({ type: 'done', result: { kind: 'choices' } });
      const last = choices.at(-1);
      const result = last?.type === 'done' ? last.result : undefined;
      const found = result?.kind === 'choices' ? result.choices : [];
      expect(found.length).toBeGreaterThan(0);
      expect(found.length).toBeLessThanOrEqual(3);
      expect(found).not.toContain('Уйти');
      const summary = await write(context, { kind: 'summary', context: { passages } });
      expect(summary.at(-1)).toMatchObject({ type: 'done', result: { kind: 'summary' } });
      const read = await write(context, { kind: 'contradictions', context: { passages } });
      expect(read.at(-1)).toMatchObject({ type: 'done', result: { kind: 'contradictions' } });
    },
  },
  {
    name: 'the assistant refuses what it cannot do before it answers',
    async run(context) {
      const { call, expectError } = context;
      const { token, provider, models } = await firstProvider(context);
      const blind = models.find(({ vision }) => !vision)?.name ?? '';
      const body = { provider, model: blind, language: 'ru' };
      const task = { kind: 'correct', text: 'Текст.' } as const;
      const send = (change: object) =>
        call(assistant.write, { body: { ...body, task, ...change }, token });
      expectError(await send({ model: 'никакая' }), 404, 'not-found');
      expectError(await send({ provider: 'никто' }), 404, 'not-found');
      expectError(await send({ language: '?' }), 400, 'request-invalid');
      expectError(await send({ task: { kind: 'sing' } }), 400, 'request-invalid');
      const image = { kind: 'image-description', mediaId: lighthouseStory.id };
      expectError(await send({ task: image }), 422, 'model-without-vision');
      const long = Array.from({ length: 4 }, (_, index) => ({
        nodeId: String(index),
        title: 'Узел',
        text: 'слово '.repeat(3000),
      }));
      const whole = { kind: 'contradictions', context: { passages: long } };
      expectError(await send({ task: whole }), 422, 'context-too-long');
    },
  },
  {
    name: 'a template is replaced under its key and deleted by its author alone',
    async run({ call, signIn, expectContract, expectError }) {
      const token = await signIn(anna);
      const body = { key: 'user.2', title: 'Туман', nodeType: 'text', prompt: 'Туман.' } as const;
      await call(generation.saveTemplate, { body, token });
      const changed = { ...body, title: 'Густой туман' };
      await call(generation.saveTemplate, { body: changed, token });
      const { templates } = expectContract(
        generation.templates,
        await call(generation.templates, { token }),
      );
      expect(templates.filter(({ key }) => key === body.key)).toEqual([changed]);
      const params = { key: body.key };
      const other = await signIn(boris);
      expectError(await call(assistant.removeTemplate, { params, token: other }), 404, 'not-found');
      expectContract(
        assistant.removeTemplate,
        await call(assistant.removeTemplate, { params, token }),
      );
      expectError(await call(assistant.removeTemplate, { params, token }), 404, 'not-found');
    },
  },
];
