import { succeed } from '@dreamfork/story';
import { expect, test } from 'vitest';
import { finishedSentences } from '../../components/modelProgress/useWritingAnnouncements.ts';
import type { AssistantServices } from '../../services/assistant.ts';
import { createGate } from '../../testing/createGate.ts';
import { createTestEditor } from '../../testing/createTestEditor.ts';
import { storyAssistant } from '../../testing/storyAssistant.ts';
import { assistantFor } from './createAssistant.ts';

const options = { instruction: '', tone: 'tense', language: 'en' } as const;
const order = {
  subject: { kind: 'node', nodeId: 'stairs' },
  kind: 'continue',
  options,
  limit: 12_000,
} as const;

async function open(services: AssistantServices) {
  const editor = createTestEditor({ services: { assistant: services } });
  const assistant = assistantFor(editor.context);
  await assistant.load();
  return { ...editor, assistant };
}

test('the first model of the first provider is chosen', async () => {
  const { assistant } = await open(storyAssistant());
  expect(assistant.getState()).toMatchObject({ provider: 'ollama', model: { name: 'qwen3:8b' } });
});

test('an answer is a proposal; the story stays as it is', async () => {
  const { assistant, session } = await open(storyAssistant());
  await assistant.send(order);
  const { run, usage } = assistant.getState();
  expect(run).toMatchObject({ kind: 'proposed', proposal: { kind: 'texts' } });
  expect(usage?.used).toBe(4);
  expect(session.getState().history.past).toEqual([]);
});

test('cancelled in the middle, nothing stays and nothing comes later', async () => {
  const gate = createGate();
  const { assistant, session } = await open(storyAssistant({ pace: gate.wait }));
  const sent = assistant.send(order);
  gate.pass(3);
  await expect.poll(() => assistant.getState().run).toMatchObject({ text: 'Ступени холодные. ' });
  assistant.cancel();
  gate.pass(50);
  await sent;
  expect(assistant.getState().run).toEqual({ kind: 'idle' });
  expect(session.getState().history.past).toEqual([]);
});

test('a newer request takes the place of one that is on its way', async () => {
  const gate = createGate();
  const { assistant } = await open(storyAssistant({ pace: gate.wait }));
  const first = assistant.send(order);
  gate.pass(2);
  const second = assistant.send({
    ...order,
    kind: 'choices',
    subject: { kind: 'node', nodeId: 'door' },
  });
  gate.pass(50);
  await Promise.all([first, second]);
  expect(assistant.getState().run).toMatchObject({ proposal: { kind: 'choices' } });
});

test('a failure says why, an answer of another kind too', async () => {
  const broken = await open(storyAssistant({ failure: { message: 'Модель молчит', status: 502 } }));
  await broken.assistant.send(order);
  expect(broken.assistant.getState().run).toEqual({
    kind: 'failed',
    failure: { message: 'Модель молчит' },
  });
  const other = await open(storyAssistant({ result: () => ({ kind: 'choices', choices: ['А'] }) }));
  await other.assistant.send(order);
  expect(other.assistant.getState().run).toMatchObject({ failure: { refusal: 'unusable' } });
});

test('models of a provider that was left do not come late', async () => {
  const gate = createGate();
  const { assistant } = await open(
    storyAssistant({
      models: async (provider) => {
        if (provider === 'slow') await gate.wait();
        return succeed([{ name: provider, vision: false, maxCharacters: 9000 }]);
      },
    }),
  );
  const slow = assistant.chooseProvider('slow');
  await assistant.chooseProvider('fast');
  gate.pass();
  await slow;
  expect(assistant.getState().model?.name).toBe('fast');
});

test('a growing text is told in whole sentences', () => {
  expect(finishedSentences('Свет погас. Стало ти', 0)).toEqual({ text: 'Свет погас.', next: 12 });
  expect(finishedSentences('Свет погас. Стало тихо. И', 12)).toMatchObject({ text: 'Стало тихо.' });
  expect(finishedSentences('Свет', 0)).toEqual({ text: '', next: 0 });
});
