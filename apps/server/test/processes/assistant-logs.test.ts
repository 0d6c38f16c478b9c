import { afterAll, expect, test } from 'vitest';
import { registerAccount } from '../support/accounts.ts';
import { carryOut, continueTask, readEvents } from '../support/assistant.ts';
import { makePlace } from '../support/engines.ts';
import { startModelService } from '../support/models.ts';
import { startProcess } from '../support/server-process.ts';

const key = 'sk-of-the-operator';
const models = await startModelService('openai-compatible', { key });
const ollama = await startModelService('ollama');
const place = await makePlace('sqlite');

const server = await startProcess({
  DATA_DIR: place.dataDirectory,
  LOG_LEVEL: 'trace',
  OLLAMA_URL: ollama.address,
  AI_PROVIDERS: JSON.stringify([{ name: 'studio', address: models.address, key }]),
});

afterAll(async () => {
  server.child.kill('SIGKILL');
  await models.close();
  await ollama.close();
  await place.remove();
});

test('neither the key, the text nor the answer is in the log, and no failure ends the process', async () => {
  const { token } = await registerAccount(server.send, 'автор');
  const answers: string[] = [];
  for (const [protocol, service] of [
    ['openai-compatible', models],
    ['ollama', ollama],
  ] as const) {
    const ask = async () =>
      (await carryOut(server.send, token, { protocol, task: continueTask })).answer.text;
    service.behave();
    answers.push(await ask());
    service.behave(({ refuse }) => refuse(401, {}, `{"error":{"message":"Wrong key ${key}"}}`));
    answers.push(await ask());
    service.behave(({ write, writeRaw, finish }) => {
      write('Тайный ответ. ');
      writeRaw('data: {"Тайный\n\n');
      finish();
    });
    answers.push(await ask());
    service.behave(({ write, destroy }) => {
      write('Тайный ответ. ');
      setImmediate(destroy);
    });
    answers.push(await ask());
  }
  const last = answers.map((text) => readEvents(text).at(-1)?.type);
  expect(last).toEqual(['done', 'error', 'error', 'error', 'done', 'error', 'error', 'error']);
  expect(answers.join('')).not.toContain(key);
  expect((await server.send('GET', '/health')).status).toBe(200);
  const log = server.output();
  expect(log).toContain('/api/aigen/stream');
  for (const secret of [key, continueTask.text, 'Тайный', 'Лестница'])
    expect(log).not.toContain(secret);
});
