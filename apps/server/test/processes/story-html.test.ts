import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerAccount, saveNew } from '../support/accounts.ts';
import { startTestServer } from '../support/test-server.ts';

const script = fileURLToPath(new URL('../../src/story-html.ts', import.meta.url));

let directory = '';
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'dreamfork-file-'));
});
afterAll(() => rm(directory, { recursive: true, force: true }));

const runScript = (parameters: string[], environment: Record<string, string> = {}) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const { PATH, NODE_COMPILE_CACHE } = process.env;
    const env = { PATH, NODE_COMPILE_CACHE, ...environment };
    const child = execFile(process.execPath, [script, ...parameters], { env }, (_, out, error) =>
      resolve({ code: child.exitCode ?? 1, output: out + error }),
    );
  });

test('a public story of a running server is written to a file', async () => {
  const { app, send, stop } = await startTestServer('sqlite');
  try {
    const { token } = await registerAccount(send, 'author');
    const { id } = await saveNew(send, token, { isPublic: true, title: 'В файле' });
    const hidden = await saveNew(send, token);
    const environment = { SERVER_URL: await app.listen({ port: 0, host: '127.0.0.1' }) };
    const output = join(directory, 'story.html');
    const written = await runScript([id, output], environment);
    expect(written).toEqual({ code: 0, output: `Written to ${output}\n` });
    expect(await readFile(output, 'utf8')).toContain('<title>В файле</title>');
    const refused = await runScript([hidden.id, join(directory, 'none.html')], environment);
    expect(refused).toEqual({ code: 1, output: expect.stringContaining('only public stories') });
  } finally {
    await stop();
  }
});

test('what is no story, nobody who answers and no word at all are told', async () => {
  const broken = join(directory, 'broken.json');
  await writeFile(broken, '{"title": 1}');
  expect(await runScript([broken])).toEqual({
    code: 1,
    output: expect.stringContaining('is no story that can be played'),
  });
  expect(await runScript(['some-id'], { SERVER_URL: 'http://127.0.0.1:1' })).toEqual({
    code: 1,
    output: expect.stringContaining('Nothing answers at http://127.0.0.1:1'),
  });
  expect(await runScript([broken, '--allow', 'https://img.example'])).toEqual({
    code: 1,
    output: '--allow takes a host such as img.example, not https://img.example.\n',
  });
  expect(await runScript([broken, '--alow', 'img.example'])).toEqual({
    code: 1,
    output: expect.stringContaining("Unknown option '--alow'"),
  });
  expect(await runScript([])).toEqual({ code: 1, output: expect.stringContaining('npm run') });
});
