import { expect, test } from 'vitest';
import { registerAccount } from '../support/accounts.ts';
import { placeOfTest } from '../support/engines.ts';
import { registration } from '../support/forms.ts';
import { processOfTest, runScript } from '../support/server-process.ts';

test('an operator erases an account beside the running server, once it is confirmed', async () => {
  const { dataDirectory } = await placeOfTest();
  const variables = { DATA_DIR: dataDirectory };
  const { send } = await processOfTest(variables);
  const form = registration('leaver');
  const runUsers = (...parameters: string[]) =>
    runScript('commands/users.ts', parameters, variables);
  const signIn = async () => (await send('POST', '/auth/login', { body: form })).status;
  await registerAccount(send, 'leaver');
  expect(await runUsers('erase', 'leaver')).toEqual({
    code: 1,
    output: expect.stringContaining('Nothing was deleted: repeat the command with --yes.'),
  });
  expect(await signIn()).toBe(200);
  expect(await runUsers('erase', form.email, '--yes')).toEqual({
    code: 0,
    output: expect.stringContaining('Deleted: leaver <leaver@example.org>, User (stories: 0'),
  });
  expect(await signIn()).toBe(401);
  const refused = [
    [['erase', 'leaver', '--yes'], 'Nobody has the name'],
    [['erase', 'admin@dreamfork.local', '--yes'], 'This is the last administrator.'],
    [['remove', 'leaver'], 'npm run users -- erase NAME'],
  ] as const;
  for (const [parameters, sentence] of refused) {
    const { code, output } = await runUsers(...parameters);
    expect(output).toContain(sentence);
    expect(code).toBe(1);
  }
});
