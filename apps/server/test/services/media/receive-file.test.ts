import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { receiveFile } from '../../../src/services/media/receive-file.ts';

let directory = '';
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'dreamfork-receive-'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  vi.useRealTimers();
  await rm(directory, { recursive: true });
});

test('an upload from which nothing comes for half a minute ends, one that is only slow does not', async () => {
  const path = join(directory, 'file');
  const content = new PassThrough();
  const received = receiveFile(content, { path, maximum: 100, code: 'media-too-large' });
  const outcome = received.catch((error: unknown) => error);
  const isWritten = async (text: string): Promise<void> => {
    await setImmediate();
    const written = await readFile(path, 'utf8').catch(() => '');
    if (written !== text) await isWritten(text);
  };
  for (const text of ['a', 'ab', 'abc']) {
    content.write(text.at(-1));
    await isWritten(text);
    vi.advanceTimersByTime(29_999);
    expect(content.destroyed).toBe(false);
  }
  vi.advanceTimersByTime(1);
  expect(await outcome).toMatchObject({ code: 'server-busy' });
});
