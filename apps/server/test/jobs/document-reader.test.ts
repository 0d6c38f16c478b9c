import { storyStatistics } from '@dreamfork/story';
import { generateStory, sampleStory } from '@dreamfork/story/testing';
import { afterAll, describe, expect, test } from 'vitest';
import { createDocumentReader } from '../../src/jobs/document-reader.ts';
import { toForm } from '../support/forms.ts';

const reader = createDocumentReader();
afterAll(() => reader.close());

const sourceOf = (story: typeof sampleStory) => {
  const { title, description, content } = toForm(story);
  return { title, description: description ?? '', content };
};

describe('reading a document', () => {
  test('counts its nodes and ends and writes it out in canonical form', async () => {
    const read = await reader.readDocument(sourceOf(sampleStory));
    expect(read.ok && { ...read.value, text: JSON.parse(read.value.text) }).toEqual({
      title: sampleStory.title,
      description: sampleStory.description,
      nodeCount: 7,
      endCount: 2,
      connectionCount: 7,
      coverUrl: null,
      wordCount: storyStatistics(sampleStory).words,
      text: sampleStory,
    });
  });

  test('leaves the main thread free while a large one is read', async () => {
    const source = sourceOf(generateStory(8000));
    expect(source.content.length).toBeGreaterThan(2 * 1024 * 1024);
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
    expect(read.ok && read.value.nodeCount).toBe(8000);
    expect(turns).toBeGreaterThan(20);
  });

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

  test('says of large bytes, too, that they are no JSON', async () => {
    const bytes = Buffer.from(`{"a":"${'b'.repeat(2 * 1024 * 1024)}`);
    await expect(reader.parseJson(bytes)).rejects.toThrow(SyntaxError);
  });
});
