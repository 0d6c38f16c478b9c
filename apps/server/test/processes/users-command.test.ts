import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { registration } from '../support/forms.ts';
import { makePlace } from '../support/places.ts';
import { startProcess } from '../support/server-process.ts';

const script = fileURLToPath(new URL('../../src/commands/users.ts', import.meta.url));

const runUsers = (parameters: string[], variables: Record<string, string>) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const { PATH } = process.env;
    const env = { PATH, OLLAMA_URL: 'off', ...variables };
    const child = execFile(process.execPath, [script, ...parameters], { env }, (_, out, error) =>
      resolve({ code: child.exitCode ?? 1, output: out + error }),
    );
  });

test('an operator erases an account beside the running server, once it is confirmed', async () => {
  const place = await makePlace('sqlite');
  const variables = { DATA_DIR: place.dataDirectory };
  const server = await startProcess(variables);
  const form = registration('leaver');
  const post = (path: string, body: object) =>
    fetch(`${server.address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  try {
    await post('/auth/register', form);
    expect(await runUsers(['erase', 'leaver'], variables)).toEqual({
      code: 1,
      output: expect.stringContaining('Nothing was deleted: repeat the command with --yes.'),
    });
    expect((await post('/auth/login', form)).status).toBe(200);
    expect(await runUsers(['erase', form.email, '--yes'], variables)).toEqual({
      code: 0,
      output: expect.stringContaining('Deleted: leaver <leaver@example.org>, User (stories: 0'),
    });
    expect((await post('/auth/login', form)).status).toBe(401);
    const refused = [
      [['erase', 'leaver', '--yes'], 'Nobody has the name'],
      [['erase', 'admin@dreamfork.local', '--yes'], 'This is the last administrator.'],
      [['remove', 'leaver'], 'npm run users -- erase NAME'],
    ] as const;
    for (const [parameters, sentence] of refused) {
      const { code, output } = await runUsers([...parameters], variables);
      expect(output).toContain(sentence);
      expect(code).toBe(1);
    }
  } finally {
    await server.end('SIGTERM');
    await place.remove();
  }
});
