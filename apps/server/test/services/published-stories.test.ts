import { describe, expect, test } from 'vitest';
import { createPublishedStories } from '../../src/services/stories/published-stories.ts';

function createShelf(capacity: number) {
  const stamps = new Map<string, string>();
  const loads: string[] = [];
  const published = createPublishedStories({
    readStamp: (id) => stamps.get(id),
    load: async (id) => {
      loads.push(id);
      const stamp = stamps.get(id);
      return stamp === undefined ? undefined : { stamp, text: `${id} ${stamp} `.padEnd(100, '.') };
    },
    forReaders: async (text) => text,
    capacity,
  });
  const read = async (id: string) => (await published.find(id))?.body.toString().split(' ', 2);
  return { stamps, loads, published, read };
}

describe('the cache of published stories', () => {
  test('loads a story once while its stamp stays', async () => {
    const { stamps, loads, read } = createShelf(1000);
    stamps.set('a', '1');
    expect(await read('a')).toEqual(['a', '1']);
    expect(await read('a')).toEqual(['a', '1']);
    expect(loads).toEqual(['a']);
    stamps.set('a', '2');
    expect(await read('a')).toEqual(['a', '2']);
    expect(loads).toEqual(['a', 'a']);
  });

  test('loads once for all who ask at once', async () => {
    const { stamps, loads, read } = createShelf(1000);
    stamps.set('a', '1');
    await Promise.all([read('a'), read('a'), read('a')]);
    expect(loads).toEqual(['a']);
  });

  test('answers a held story without waiting', async () => {
    const { stamps, published, read } = createShelf(1000);
    stamps.set('a', '1');
    await read('a');
    expect(published.find('a')).not.toBeInstanceOf(Promise);
  });

  test('forgets a story that is no longer public', async () => {
    const { stamps, published, read } = createShelf(1000);
    stamps.set('a', '1');
    await read('a');
    stamps.delete('a');
    expect(await read('a')).toBeUndefined();
    expect(published.heldBytes()).toBe(0);
  });

  test('holds no more bytes than it may, and lets go of what was read longest ago', async () => {
    const { stamps, loads, published, read } = createShelf(250);
    for (const id of ['a', 'b', 'c']) stamps.set(id, '1');
    await read('a');
    await read('b');
    await read('a');
    await read('c');
    expect(published.heldBytes()).toBe(200);
    loads.length = 0;
    await read('a');
    await read('c');
    expect(loads).toEqual([]);
    await read('b');
    expect(loads).toEqual(['b']);
  });

  test('counts compressed forms as held bytes', async () => {
    const { stamps, published } = createShelf(1000);
    stamps.set('a', '1');
    const answer = await published.find('a');
    const compressed = await answer?.compressed('gzip');
    expect(published.heldBytes()).toBe(100 + (compressed?.length ?? 0));
  });
});
