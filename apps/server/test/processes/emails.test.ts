import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { linkIn, readEmail } from '../../../../scripts/mailCatcher.ts';
import { placeOfTest } from '../support/engines.ts';
import { registration } from '../support/forms.ts';
import { processOfTest } from '../support/server-process.ts';

test('an e-mail outlives its process; without a mail server it is written to the data directory, and the log tells who signed in and no secret', async () => {
  const { dataDirectory } = await placeOfTest();
  const start = () => processOfTest({ DATA_DIR: dataDirectory, LOG_LEVEL: 'info' });
  const before = await start();
  const answer = await before.send('POST', '/auth/register', { body: registration('newcomer') });
  expect(answer.status).toBe(201);
  // Right after the answer: the e-mail has been written to the database, and perhaps sent.
  expect(await before.end('SIGTERM')).toBe(0);
  const after = await start();
  const readLog = () => before.output() + after.output();
  await expect.poll(readLog).toContain('an email was sent');
  const outbox = join(dataDirectory, 'outbox');
  const [file = ''] = await readdir(outbox);
  expect(await after.end('SIGTERM')).toBe(0);
  const { token } = linkIn(await readEmail(await readFile(join(outbox, file))));
  const log = readLog();
  expect(log).toContain(file);
  expect(log).toContain('n…@example.org');
  const request = {
    reqId: answer.headers['x-request-id'],
    user: answer.body.user.id,
    msg: 'signed in',
  };
  expect(
    log.split('\n').map((line) => (line.startsWith('{') ? JSON.parse(line) : {})),
  ).toContainEqual(expect.objectContaining(request));
  expect(log).not.toContain(token);
  expect(log).not.toContain('newcomer@example.org');
});
