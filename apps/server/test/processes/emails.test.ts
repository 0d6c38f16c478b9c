import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { linkIn, readEmail } from '../../../../scripts/mailCatcher.ts';
import { makePlace } from '../support/engines.ts';
import { registration } from '../support/forms.ts';
import { startProcess } from '../support/server-process.ts';

test('an e-mail outlives its process; without a mail server it is written to the data directory, and the log tells who signed in and no secret', async () => {
  const place = await makePlace('sqlite');
  const start = () => startProcess({ DATA_DIR: place.dataDirectory, LOG_LEVEL: 'info' });
  let server = await start();
  try {
    const answer = await fetch(`${server.address}/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(registration('newcomer')),
    });
    expect(answer.status).toBe(201);
    const { user } = (await answer.json()) as { user: { id: string } };
    // Right after the answer: the e-mail has been written to the database, and perhaps sent.
    expect(await server.end('SIGTERM')).toBe(0);
    const logBefore = server.output();
    server = await start();
    const outbox = join(place.dataDirectory, 'outbox');
    const after = server;
    await expect.poll(() => logBefore + after.output()).toContain('an email was sent');
    const [file = ''] = await readdir(outbox);
    expect(await server.end('SIGTERM')).toBe(0);
    const { token } = linkIn(await readEmail(await readFile(join(outbox, file))));
    const log = logBefore + server.output();
    expect(log).toContain(file);
    expect(log).toContain('n…@example.org');
    const request = { reqId: answer.headers.get('x-request-id'), user: user.id, msg: 'signed in' };
    expect(
      log.split('\n').map((line) => (line.startsWith('{') ? JSON.parse(line) : {})),
    ).toContainEqual(expect.objectContaining(request));
    expect(log).not.toContain(token);
    expect(log).not.toContain('newcomer@example.org');
  } finally {
    server.child.kill('SIGKILL');
    await place.remove();
  }
});
