import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerAccount, saveNew } from '../support/accounts.ts';
import { runScript } from '../support/server-process.ts';
import { startTestServer } from '../support/test-server.ts';

const writeFileOf = (parameters: string[], variables: Record<string, string> = {}) =>
  runScript('story-html.ts', parameters, variables);

let directory = '';
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'dreamfork-file-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

test('a public story of a running server is written to a file', async () => {
  const { app, send, stop } = await startTestServer('sqlite');
  try {
    const { token } = await registerAccount(send, 'author');
    const { id } = await saveNew(send, token, { isPublic: true, title: 'В файле' });
    const hidden = await saveNew(send, token);
    const environment = { SERVER_URL: await app.listen({ port: 0, host: '127.0.0.1' }) };
    const output = join(directory, 'story.html');
    const written = await writeFileOf([id, output], environment);
    expect(written).toEqual({ code: 0, output: `Written to ${output}\n` });
    expect(await readFile(output, 'utf8')).toContain('<title>В файле</title>');
    const refused = await writeFileOf([hidden.id, join(directory, 'none.html')], environment);
    expect(refused).toEqual({ code: 1, output: expect.stringContaining('only public stories') });
  } finally {
    await stop();
  }
});

test('what is no story, nobody who answers and no word at all are told', async () => {
  const broken = join(directory, 'broken.json');
  await writeFile(broken, '{"title": 1}');
  expect(await writeFileOf([broken])).toEqual({
    code: 1,
    output: expect.stringContaining('is no story that can be played'),
  });
  expect(await writeFileOf(['some-id'], { SERVER_URL: 'http://127.0.0.1:1' })).toEqual({
    code: 1,
    output: expect.stringContaining('Nothing answers at http://127.0.0.1:1'),
  });
  expect(await writeFileOf([broken, '--allow', 'https://img.example'])).toEqual({
    code: 1,
    output: '--allow takes a host such as img.example, not https://img.example.\n',
  });
  expect(await writeFileOf([broken, '--alow', 'img.example'])).toEqual({
    code: 1,
    output: expect.stringContaining("Unknown option '--alow'"),
  });
  expect(await writeFileOf([])).toEqual({ code: 1, output: expect.stringContaining('npm run') });
});
