import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { StoryDocument } from '../schema/document.ts';
import { buildStory } from '../testing/buildStory.ts';
import { deepFreeze } from '../testing/deepFreeze.ts';
import { generateStory } from '../testing/generateStory.ts';
import { failureOf, successOf } from '../testing/outcome.ts';
import { storyArbitrary } from '../testing/story.arbitrary.ts';
import { type FindOptions, findInStory, matchesMaximum } from './findInStory.ts';
import { fillTemplate, replaceInStory } from './replaceInStory.ts';
import { createSearchIndex, searchNodes } from './searchIndex.ts';

const story = deepFreeze(
  buildStory()
    .node('one', 'start', { title: 'Ёлка у дома', content: 'Дом. Домик (дом-музей), дом.' })
    .node('two', 'choice', { title: 'Выбор', content: 'Что елке снится? 2.5 рубля' })
    .choice('two', 'Идти в дом')
    .choice('two', 'Дом')
    .build(),
);

const contentStory = (content: string): StoryDocument =>
  buildStory().node('a', 'text', { title: '', content }).build();

const found = (query: string, options?: FindOptions, where = story) => {
  const texts = new Map(where.nodes.map((node) => [node.id, node]));
  return successOf(findInStory(where, query, options)).map(
    ({ nodeId, field, choiceId, start, end }) => {
      const node = texts.get(nodeId);
      const choice = node?.choices.find(({ id }) => id === choiceId);
      const text = field === 'choice' ? choice?.text : node?.[field];
      return `${nodeId}.${field} ${start} ${text?.slice(start, end)}`;
    },
  );
};

const replaced = (query: string, replacement: string, options: FindOptions = {}, where = story) => {
  const matches = successOf(findInStory(where, query, options));
  return successOf(replaceInStory(where, matches, replacement, { query, ...options })).story;
};

describe('findInStory', () => {
  test('F1: finds in titles, texts and choices, in the order of the document', () => {
    expect(found('дом')).toEqual([
      'one.title 7 дом',
      'one.content 0 Дом',
      'one.content 5 Дом',
      'one.content 12 дом',
      'one.content 24 дом',
      'two.choice 7 дом',
      'two.choice 0 Дом',
    ]);
    expect(found('дом', { scope: ['choice'] })).toHaveLength(2);
    expect(found('')).toEqual([]);
  });

  test('F2: ё equals е and upper case lower case, unless case matters', () => {
    expect(found('елк')).toEqual(['one.title 0 Ёлк', 'two.content 4 елк']);
    expect(found('ЁЛК')).toHaveLength(2);
    expect(found('елк', { matchCase: true })).toEqual(['two.content 4 елк']);
    expect(found('Ёлк', { matchCase: true })).toEqual(['one.title 0 Ёлк']);
  });

  test('F3: a whole word has no letter of any script next to it', () => {
    expect(found('дом', { wholeWord: true, scope: ['content'] })).toEqual([
      'one.content 0 Дом',
      'one.content 12 дом',
      'one.content 24 дом',
    ]);
    expect(found('дом_2', { wholeWord: true }, contentStory('дом_23 дом_2'))).toEqual([
      'a.content 7 дом_2',
    ]);
  });

  test('F4: a plain query is literal, a regular expression is that of JavaScript', () => {
    expect(found('2.5')).toEqual(['two.content 17 2.5']);
    expect(found('2-5', {}, contentStory('2-5 2x2d5'))).toEqual(['a.content 0 2-5']);
    expect(found('(дом')).toEqual(['one.content 11 (дом']);
    expect(found('^\\p{L}+$', { regularExpression: true, scope: ['title'] })).toEqual([
      'two.title 0 Выбор',
    ]);
    expect(found('[а-яё]+ка', { regularExpression: true, scope: ['title'] })).toEqual([
      'one.title 0 Ёлка',
    ]);
    expect(found('х*', { regularExpression: true })).toEqual([]);
  });

  test.each(['(', 'a)(b', '[', '\\', '(?<x'])('F4: %s is an invalid expression', (query) => {
    for (const wholeWord of [false, true]) {
      const problem = failureOf(findInStory(story, query, { regularExpression: true, wholeWord }));
      expect(problem.code).toBe('expression-invalid');
      expect(problem.detail).not.toBe('');
    }
  });

  test('F5: stops at 10,000 matches', () => {
    expect(found('о', {}, contentStory('о'.repeat(matchesMaximum + 5)))).toHaveLength(
      matchesMaximum,
    );
  });
});

describe('replaceInStory', () => {
  test('F6: replaces exactly the matches, as one edit', () => {
    const after = replaced('дом', 'сарай', { wholeWord: true });
    expect(after.nodes[0]).toMatchObject({
      title: 'Ёлка у дома',
      content: 'сарай. Домик (сарай-музей), сарай.',
    });
    expect(after.nodes[1]?.choices.map(({ text }) => text)).toEqual(['Идти в сарай', 'сарай']);
    expect(after.nodes[1]?.content).toBe(story.nodes[1]?.content);
  });

  test('F6: replaces only the given matches that still fit the story', () => {
    const matches = successOf(findInStory(story, 'дом'));
    const [first, second, third] = matches;
    if (!first || !second || !third) throw new Error('There are matches.');
    const options = { query: 'дом' };
    const after = successOf(replaceInStory(story, [second], 'сарай', options)).story;
    expect(after.nodes[0]?.content).toBe('сарай. Домик (дом-музей), дом.');
    const stale = [{ ...third, start: third.start + 1, end: third.end + 1 }, second, second];
    expect(successOf(replaceInStory(after, stale, 'x', options))).toEqual({
      story: after,
      change: [],
    });
  });

  test('F7: fills in the groups of a regular expression with the original letters', () => {
    const after = replaced('(ёл)(ка)', '$2-$1 $$1 $3', { regularExpression: true });
    expect(after.nodes[0]?.title).toBe('ка-Ёл $1 $3 у дома');
    expect(replaced('дом', '$& $1', {}, contentStory('дом')).nodes[0]?.content).toBe('$& $1');
  });

  test('F7: a template has the meaning that it has in JavaScript', () => {
    const part = fc.constantFrom('$', '$$', '$&', '$1', '$2', '$10', '$01', '$<n>', 'я', '<', '>');
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), (parts) => {
        const template = parts.join('');
        const numbered = ['а', undefined];
        expect(fillTemplate(template, { whole: 'а', numbered, named: { n: 'а' } })).toBe(
          'а'.replace(/(?<n>а)(б)?/u, template),
        );
        expect(fillTemplate(template, { whole: 'а', numbered, named: {} })).toBe(
          'а'.replace(/(а)(б)?/u, template),
        );
      }),
      { numRuns: 3000 },
    );
    expect(fillTemplate('$<constructor>', { whole: 'а', numbered: [], named: { n: 'а' } })).toBe(
      '',
    );
  });

  test('F8: if a choice would become empty, nothing is replaced', () => {
    const matches = successOf(findInStory(story, 'дом'));
    expect(failureOf(replaceInStory(story, matches, ' ', { query: 'дом' }))).toEqual({
      code: 'choice-text-empty',
      place: { nodeId: 'two', choiceId: 'two.2' },
    });
    expect(replaced('Идти ', '  ', {}).nodes[1]?.choices[0]?.text).toBe('в дом');
  });

  test('F6: replacing text by itself changes nothing, and removed text is not found again', () => {
    const letters = fc.constantFrom('а', 'е', 'ё', 'Ё', 'б', ' ', '.', '🦊', '-');
    const words = fc.array(letters, { maxLength: 12 }).map((signs) => signs.join(''));
    const query = fc.array(letters, { minLength: 1, maxLength: 2 }).map((signs) => signs.join(''));
    fc.assert(
      fc.property(words, query, fc.boolean(), (content, sought, matchCase) => {
        const where = deepFreeze(contentStory(content));
        const without = replaced(sought, '#', { matchCase }, where);
        expect(found(sought, { matchCase }, without)).toEqual([]);
        expect(replaced('.', '$&', { matchCase, regularExpression: true }, where)).toBe(where);
      }),
    );
  });

  test('F6: any matches on any story change the texts only at the matches', () => {
    fc.assert(
      fc.property(storyArbitrary, fc.string({ minLength: 1, maxLength: 2 }), (any, query) => {
        const matches = successOf(findInStory(deepFreeze(any), query));
        const result = replaceInStory(any, matches, query, { query });
        const found = new Set(matches.map(({ nodeId }) => nodeId));
        const touched = result.ok
          ? result.value.change.map((entry) => 'id' in entry && entry.id)
          : [];
        expect(touched.every((id) => id !== false && found.has(id))).toBe(true);
        expect(result.ok || result.error.code === 'choice-text-empty').toBe(true);
      }),
    );
  });
});

describe('searchNodes', () => {
  const titles = ['Старый дом', 'Дом', 'Дворник', 'Содом', 'Дом у реки'];
  const rooms = titles.reduce(
    (builder, title, number) =>
      builder.node(`n${number}`, 'text', { title, content: number === 2 ? 'Вышел из дома' : '' }),
    buildStory(),
  );

  test('F9: titles that begin with the word come first, then words of titles, then texts', () => {
    const ids = searchNodes(rooms.build(), 'дом', 10).map(({ nodeId }) => nodeId);
    expect(ids).toEqual(['n1', 'n4', 'n0', 'n3', 'n2']);
    expect(searchNodes(rooms.build(), 'дом', 2)).toHaveLength(2);
    expect(searchNodes(rooms.build(), ' ', 2)).toEqual([]);
  });

  test('F9: each word of the query may be in any text of the node', () => {
    expect(searchNodes(rooms.build(), 'реки дом', 10).map(({ nodeId }) => nodeId)).toEqual(['n4']);
    expect(searchNodes(story, 'елка', 5)).toEqual([
      { nodeId: 'one', field: 'title', start: 0, end: 4 },
    ]);
    expect(searchNodes(story, 'идти', 5)).toEqual([
      { nodeId: 'two', field: 'choice', choiceId: 'two.1', start: 0, end: 4 },
    ]);
  });

  test('F10: can be updated to the next version', () => {
    const before = generateStory(20);
    const index = createSearchIndex(before);
    expect(index.search('маяк', 5)).toEqual([]);
    const nodes = before.nodes.map((node, place) =>
      place === 7 ? { ...node, title: 'Маяк' } : node,
    );
    index.update({ ...before, nodes });
    expect(index.search('маяк', 5).map(({ nodeId }) => nodeId)).toEqual(['node-7']);
  });
});
