import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, test } from 'vitest';
import { waitLimit } from '../../../../scripts/timeLimits.ts';
import { createDocumentPool, type DocumentPool } from '../../src/document/document-pool.ts';

const filename = fileURLToPath(new URL('../support/test.worker.ts', import.meta.url));
const busy = { code: 'server-busy' };

const outcome = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);

/** Of a client that does not hang up. */
const heard = () => ({ signal: new AbortController().signal });

let pool: DocumentPool | undefined;
const open = (limits: { maxQueue?: number }): DocumentPool => {
  pool = createDocumentPool({
    threads: 1,
    maxQueue: 1,
    timeLimit: waitLimit,
    heapLimit: 64,
    filename,
    ...limits,
  });
  return pool;
};
afterEach(() => pool?.close());

describe('threads for large documents', () => {
  test('end what takes too long, and go on with the next task', async () => {
    const { run } = open({});
    await expect(run('runForever', null, { limit: 100 })).rejects.toMatchObject(busy);
    expect(await run('echo', 'next')).toBe('next');
  });

  test('end what nobody waits for any more, and take up what waited behind it', async () => {
    const { run } = open({});
    const hangUp = new AbortController();
    const abandoned = outcome(run('runForever', null, { signal: hangUp.signal }));
    const waiting = run('echo', 'behind', heard());
    hangUp.abort();
    expect(await abandoned).toMatchObject(busy);
    expect(await waiting).toBe('behind');
  });

  test('refuse a task that would wait behind too many, and forget one that is given up', async () => {
    const { run } = open({});
    const first = new AbortController();
    const second = new AbortController();
    const running = outcome(run('runForever', null, { signal: first.signal }));
    const waiting = outcome(run('echo', 2, { signal: second.signal }));
    await expect(run('echo', 3, heard())).rejects.toMatchObject(busy);
    second.abort();
    expect(await waiting).toMatchObject(busy);
    const third = run('echo', 3, heard());
    first.abort();
    expect(await running).toMatchObject(busy);
    expect(await third).toBe(3);
  });

  test('refuse a document that does not fit their memory, and go on', async () => {
    const { run } = open({});
    const tooLarge = { code: 'body-too-large' };
    await expect(run('fillMemory', null)).rejects.toMatchObject(tooLarge);
    expect(await run('echo', 'next')).toBe('next');
  });
});
