import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { canonicalStory, coverMap, storyStatistics } from '@dreamfork/story';
import { generateStory, sampleStory } from '@dreamfork/story/testing';
import { afterAll, describe, expect, test } from 'vitest';
import { decompressText } from '../../src/document/compressed-text.ts';
import { createDocumentReader } from '../../src/document/document-reader.ts';
import { contentHash } from '../../src/document/reader-content.ts';
import { toForm } from '../support/forms.ts';

const reader = createDocumentReader({ maxStoryBytes: 25 * 1024 * 1024 });
afterAll(() => reader.close());

const sourceOf = (story: typeof sampleStory) => {
  const { title, description, content } = toForm(story);
  return { title, description: description ?? '', content };
};

/** A body in a file, as the plugin for large bodies leaves it. */
async function spool(text: string) {
  const directory = await mkdtemp(join(tmpdir(), 'dreamfork-test-'));
  const file = await open(join(directory, 'body'), 'wx+');
  await file.write(text);
  return {
    body: { fd: file.fd, bytes: Buffer.byteLength(text) },
    remove: async () => {
      await file.close();
      await rm(directory, { recursive: true });
    },
  };
}

describe('reading a document', () => {
  test('counts its nodes and ends and writes it out in canonical form', async () => {
    const read = await reader.readDocument(sourceOf(sampleStory));
    if (!read.ok) throw new Error('The document is refused.');
    const { text, packed, ...facts } = read.value;
    expect(await decompressText(packed)).toBe(String(text));
    expect({ ...facts, text: JSON.parse(String(text)) }).toEqual({
      title: sampleStory.title,
      description: sampleStory.description,
      nodeCount: 7,
      endCount: 2,
      connectionCount: 7,
      coverUrl: null,
      coverMap: JSON.stringify(coverMap(sampleStory)),
      contentHash: contentHash(canonicalStory(sampleStory)),
      losesText: false,
      media: [],
      wordCount: storyStatistics(sampleStory).words,
      text: sampleStory,
      sizeBytes: text.byteLength,
    });
  });

  test.each([200, 8000])(
    'leaves the main thread free while one of %i nodes is read',
    async (nodes) => {
      const source = sourceOf(generateStory(nodes));
      await reader.readDocument(source);
      let turns = 0;
      let isReading = true;
      const countTurns = () => {
        turns += 1;
        if (isReading) setImmediate(countTurns);
      };
      countTurns();
      const read = await reader.readDocument(source);
      isReading = false;
      expect(read.ok && read.value.nodeCount).toBe(nodes);
      expect(turns).toBeGreaterThan(20);
    },
  );

  test('finds the same problems on either thread', async () => {
    const large = generateStory(4000);
    for (const story of [sampleStory, large]) {
      const broken = {
        ...story,
        connections: [...story.connections, { id: 'x', fromNodeId: 'none', toNodeId: '' }],
      };
      const read = await reader.readDocument(sourceOf(broken));
      expect(!read.ok && read.error.map(({ code }) => code)).toEqual(['connection-from-missing']);
    }
  });

  test('reads as many large ones as it may at once, and saves besides', async () => {
    const text = JSON.stringify(generateStory(4000));
    const order = { storyId: 'a', version: 1, text, page: { limit: 1 } };
    const reads = Array.from({ length: 11 }, () => reader.readChapterPage(order));
    const save = reader.readDocument(sourceOf(generateStory(4000)));
    const settled = await Promise.allSettled(reads);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect(settled.at(-1)).toMatchObject({ reason: { code: 'server-busy' } });
    expect((await save).ok).toBe(true);
  });

  test('leaves the bytes that it reads a face from as they are', async () => {
    const answer = Buffer.from(JSON.stringify({ ...generateStory(4000), authorName: 'Анна' }));
    expect((await reader.readStoryPreview(answer)).authorName).toBe('Анна');
    expect(JSON.parse(String(answer)).authorName).toBe('Анна');
  });

  test('reads a large save from its file, and hands over the bytes of its document', async () => {
    const { body, remove } = await spool(JSON.stringify(toForm(generateStory(4000))));
    const saved = await reader.readSave({ body, maxStoryBytes: body.bytes });
    await remove();
    if (saved.kind !== 'read' || !saved.document.ok) throw new Error('The save is refused.');
    const { text, sizeBytes } = saved.document.value;
    expect(text).toBeInstanceOf(Uint8Array);
    expect(text.byteLength).toBe(sizeBytes);
    expect(saved.facts).not.toHaveProperty('content');
  });

  test('says of large bytes, too, that they are no JSON', async () => {
    const { body, remove } = await spool(`{"a":"${'b'.repeat(2 * 1024 * 1024)}`);
    const saved = await reader.readSave({ body, maxStoryBytes: body.bytes });
    await remove();
    expect(saved).toEqual({ kind: 'malformed' });
  });
});
