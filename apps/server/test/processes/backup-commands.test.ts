import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { registerAccount } from '../support/accounts.ts';
import { placeOfTest } from '../support/engines.ts';
import { registration } from '../support/forms.ts';
import { processOfTest, runScript } from '../support/server-process.ts';

const runCommand = (
  name: 'backup' | 'restore' | 'move-database',
  parameters: readonly string[],
  variables: Record<string, string>,
) => runScript(`commands/${name}.ts`, parameters, variables);

test('a running server is backed up, and a server on the restored data knows its users', async () => {
  const [place, empty] = [await placeOfTest(), await placeOfTest()];
  const file = join(place.dataDirectory, 'backup.zip');
  const restored = { DATA_DIR: empty.dataDirectory };
  const { send } = await processOfTest({ DATA_DIR: place.dataDirectory });
  await registerAccount(send, 'writer');
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
  const other = await processOfTest(restored);
  const answer = await other.send('POST', '/auth/login', { body: registration('writer') });
  expect(answer.status).toBe(200);
});

test('what cannot be done is said in a sentence, with an exit code', async () => {
  const place = await placeOfTest();
  const variables = { DATA_DIR: place.dataDirectory };
  const file = join(place.dataDirectory, 'no-backup.zip');
  await writeFile(file, 'no backup');
  const failures = [
    ['backup', [], 'No backup was made. Name the file to write'],
    ['backup', [file], 'exists already'],
    ['restore', [file], 'is not a whole backup'],
    ['move-database', ['file:db'], 'must start with postgres://'],
  ] as const;
  await Promise.all(
    failures.map(async ([name, parameters, sentence]) => {
      const { code, output } = await runCommand(name, parameters, variables);
      expect(output).toContain(sentence);
      expect(output.trim().split('\n')).toHaveLength(1);
      expect(code).toBe(1);
    }),
  );
});
