import { describe, expect, test } from 'vitest';
import { coalesce } from '../../src/db/coalesce.ts';

/** A lookup that a test answers by hand. */
function createLookup() {
  const waiting: { resolve: (value: string) => void; reject: (error: Error) => void }[] = [];
  const find = coalesce(
    () => new Promise<string>((resolve, reject) => waiting.push({ resolve, reject })),
  );
  return { find, waiting };
}

describe('shared lookups', () => {
  test('callers that come during a lookup share the next one', async () => {
    const { find, waiting } = createLookup();
    const first = find('a');
    const second = find('a');
    const third = find('a');
    expect(waiting).toHaveLength(1);
    waiting[0]?.resolve('old');
    expect(await first).toBe('old');
    expect(waiting).toHaveLength(2);
    waiting[1]?.resolve('new');
    expect(await Promise.all([second, third])).toEqual(['new', 'new']);
  });

  test('keys do not wait for one another', () => {
    const { find, waiting } = createLookup();
    void find('a');
    void find('b');
    expect(waiting).toHaveLength(2);
  });

  test('a lookup that fails fails for its own callers only', async () => {
    const { find, waiting } = createLookup();
    const first = find('a');
    const second = find('a');
    waiting[0]?.reject(new Error('lost'));
    await expect(first).rejects.toThrow('lost');
    waiting[1]?.resolve('found');
    expect(await second).toBe('found');
  });

  test('a caller that comes later starts a lookup of its own', async () => {
    const { find, waiting } = createLookup();
    const first = find('a');
    waiting[0]?.resolve('one');
    await first;
    const second = find('a');
    waiting[1]?.resolve('two');
    expect(await second).toBe('two');
  });
});
