import { generateStory, sampleStory } from '@dreamfork/story/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodeSaveRequest } from './encodeSaveRequest.ts';
import { toSaveRequest } from './storyDocuments.ts';

type Form = { content: string };

const rest = () => Promise.resolve();

/** Both spellings of a body as data, the document inside included. */
const read = (text: string): unknown => {
  const form = JSON.parse(text) as Form;
  return { ...form, content: JSON.parse(form.content) as unknown };
};

test('it is the body that would have been sent in one piece', async () => {
  for (const document of [
    sampleStory,
    generateStory(420),
    { ...sampleStory, nodes: [], connections: [] },
  ]) {
    const facts = { isPublic: true, version: 4 };
    const encoded = await encodeSaveRequest(document, { ...facts, rest });
    expect(encoded.type).toBe('application/json');
    expect(read(await encoded.text())).toEqual(
      read(JSON.stringify(toSaveRequest(document, facts))),
    );
  }
});

test('whatever the texts and unknown keys, nothing is lost', async () => {
  const text = fc.string({ unit: 'binary' });
  const document = fc
    .record({
      title: text,
      content: text,
      mood: fc.jsonValue(),
      count: fc.integer({ min: 0, max: 250 }),
    })
    .map(({ title, content, mood, count }) => ({
      ...sampleStory,
      title,
      mood,
      nodes: Array.from({ length: count }, (_, index) => ({
        ...(sampleStory.nodes[0] as (typeof sampleStory.nodes)[number]),
        id: `n${index}`,
        content,
      })),
    }));
  await fc.assert(
    fc.asyncProperty(document, async (story) => {
      const encoded = await encodeSaveRequest(story, { isPublic: false, rest });
      const whole = JSON.stringify(toSaveRequest(story, { isPublic: false }));
      expect(read(await encoded.text())).toEqual(read(whole));
    }),
    { numRuns: 25 },
  );
});

test('the page may breathe after every hundred items', async () => {
  let rests = 0;
  const document = generateStory(1000);
  await encodeSaveRequest(document, {
    isPublic: false,
    rest: async () => {
      rests += 1;
    },
  });
  const { nodes, connections } = document;
  expect(rests).toBe(Math.ceil(nodes.length / 100) + Math.ceil(connections.length / 100));
});
