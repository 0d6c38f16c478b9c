import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { linkIn, readEmail } from '../../../../scripts/mailCatcher.ts';
import { makePlace } from '../support/engines.ts';
import { registration } from '../support/forms.ts';
import { startProcess } from '../support/server-process.ts';

test('without a mail server emails are written to the data directory, and the log holds no secret', async () => {
  const place = await makePlace('sqlite');
  const server = await startProcess({ DATA_DIR: place.dataDirectory, LOG_LEVEL: 'info' });
  try {
    const answer = await fetch(`${server.address}/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(registration('newcomer')),
    });
    expect(answer.status).toBe(201);
    expect(await server.end('SIGTERM')).toBe(0);
    const outbox = join(place.dataDirectory, 'outbox');
    const [file = ''] = await readdir(outbox);
    const { token } = linkIn(await readEmail(await readFile(join(outbox, file))));
    const log = server.output();
    expect(log).toContain(file);
    expect(log).toContain('n…@example.org');
    expect(log).not.toContain(token);
    expect(log).not.toContain('newcomer@example.org');
  } finally {
    server.child.kill('SIGKILL');
    await place.remove();
  }
});
