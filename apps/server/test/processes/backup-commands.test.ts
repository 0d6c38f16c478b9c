import { execFile } from 'node:child_process';
import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { registration } from '../support/forms.ts';
import { makePlace } from '../support/places.ts';
import { startProcess } from '../support/server-process.ts';

const runCommand = (
  name: 'backup' | 'restore' | 'move-database',
  parameters: string[],
  variables: Record<string, string>,
) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const script = fileURLToPath(new URL(`../../src/commands/${name}.ts`, import.meta.url));
    const { PATH, NODE_COMPILE_CACHE } = process.env;
    const env = { PATH, NODE_COMPILE_CACHE, ...variables };
    const child = execFile(process.execPath, [script, ...parameters], { env }, (_, out, error) =>
      resolve({ code: child.exitCode ?? 1, output: out + error }),
    );
  });

const signIn = (address: string, email: string, password: string) =>
  fetch(`${address}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });

test('a running server is backed up, and a server on the restored data knows its users', async () => {
  const [place, empty] = [await makePlace('sqlite'), await makePlace('sqlite')];
  const file = join(place.dataDirectory, 'backup.zip');
  const restored = { DATA_DIR: empty.dataDirectory };
  const server = await startProcess({ DATA_DIR: place.dataDirectory });
  const form = registration('writer');
  try {
    await fetch(`${server.address}/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(form),
    });
    const backup = await runCommand('backup', [file], { DATA_DIR: place.dataDirectory });
    expect(backup).toEqual({
      code: 0,
      output: expect.stringMatching(/^Written to .* rows of \d+ tables/),
    });
    expect((await stat(file)).mode & 0o077).toBe(0);
    expect(await runCommand('restore', [file], restored)).toEqual({
      code: 0,
      output: expect.stringMatching(/^Restored and compared: .* rows of \d+ tables/),
    });
    const other = await startProcess(restored);
    const answer = await signIn(other.address, form.email, form.password);
    await other.end('SIGTERM');
    expect(answer.status).toBe(200);
  } finally {
    await server.end('SIGTERM');
    await place.remove();
    await empty.remove();
  }
});

test('what cannot be done is said in a sentence, with an exit code', async () => {
  const place = await makePlace('sqlite');
  const variables = { DATA_DIR: place.dataDirectory };
  const file = join(place.dataDirectory, 'no-backup.zip');
  await writeFile(file, 'no backup');
  try {
    const failures = [
      ['backup', [], 'No backup was made. Name the file to write'],
      ['backup', [file], 'exists already'],
      ['restore', [file], 'is not a whole backup'],
      ['move-database', ['file:db'], 'must start with postgres://'],
    ] as const;
    await Promise.all(
      failures.map(async ([name, parameters, sentence]) => {
        const { code, output } = await runCommand(name, [...parameters], variables);
        expect(output).toContain(sentence);
        expect(output.trim().split('\n')).toHaveLength(1);
        expect(code).toBe(1);
      }),
    );
  } finally {
    await place.remove();
  }
});
