import { compareStories, disconnect, updateNode, updateStory } from '@dreamfork/story';
import { sampleStory, successOf } from '@dreamfork/story/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { differencePicture, wordChanges } from './compare.ts';
import { differenceRows } from './differenceRows.ts';

test('Russian text is compared word by word', () => {
  expect(wordChanges('Вы гребёте, не оглядываясь.', 'Вы гребёте, всё оглядываясь.')).toEqual([
    { kind: 'unchanged', value: 'Вы гребёте, ' },
    { kind: 'removed', value: 'не' },
    { kind: 'added', value: 'всё' },
    { kind: 'unchanged', value: ' оглядываясь.' },
  ]);
});

test('a change of nothing but space is to be seen too', () => {
  expect(wordChanges('Раз два', 'Раз\nдва').map(({ kind }) => kind)).toContain('added');
});

test('a number with a narrow no-break space stays whole', () => {
  expect(wordChanges('Стоит 9\u202f000 ₽', 'Стоит 10\u202f000 ₽')).toEqual([
    { kind: 'unchanged', value: 'Стоит ' },
    { kind: 'removed', value: '9\u202f000' },
    { kind: 'added', value: '10\u202f000' },
    { kind: 'unchanged', value: ' ₽' },
  ]);
});

test('texts without end are cut', () => {
  const before = Array.from({ length: 60_000 }, (_, index) => `а${index}`).join(' ');
  const after = Array.from({ length: 60_000 }, (_, index) => `б${index}`).join(' ');
  const changes = wordChanges(before, after);
  expect(changes.map(({ value }) => value.length).reduce((one, other) => one + other)).toBeLessThan(
    50_000,
  );
});

test('whatever the texts: without what was put in it is the old one, without what was taken out the new', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc
      .array(fc.constantFrom('маяк', 'море', 'и', '—', ', ', ' ', '.'), { maxLength: 12 })
      .map((words) => words.join(' ')),
  );
  fc.assert(
    fc.property(text, text, (before, after) => {
      const changes = wordChanges(before, after);
      const side = (skipped: string) =>
        changes.flatMap(({ kind, value }) => (kind === skipped ? [] : value)).join('');
      expect(side('added')).toBe(before);
      expect(side('removed')).toBe(after);
    }),
  );
});

test('each line names what differs and its text', () => {
  const first = sampleStory.connections[0];
  if (!first) throw new Error('The sample has no connection.');
  const written = successOf(updateNode(sampleStory, { nodeId: 'beach', content: 'Песок.' })).story;
  const titled = successOf(updateStory(written, { title: 'Другой маяк' })).story;
  const after = successOf(disconnect(titled, { connectionIds: [first.id] })).story;
  const rows = differenceRows(compareStories(sampleStory, after), sampleStory, after);
  expect(rows).toMatchObject([
    { what: 'story', kind: 'changed', texts: [{ part: 'title', after: 'Другой маяк' }] },
    { what: 'node', kind: 'changed', name: 'Берег', texts: [{ part: 'content', after: 'Песок.' }] },
    { what: 'connection', kind: 'removed', name: 'Берег → У двери маяка' },
  ]);
});

test('the map of a comparison shows what is gone beside what is there', () => {
  const [gone, ...nodes] = sampleStory.nodes;
  const after = { ...sampleStory, nodes, connections: [] };
  const picture = differencePicture(compareStories(sampleStory, after), after);
  expect(picture.document.nodes).toHaveLength(sampleStory.nodes.length);
  expect(picture.document.connections).toHaveLength(sampleStory.connections.length);
  expect([...picture.difference]).toEqual([[gone?.id, 'removed']]);
});
