import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseStory } from '../../schema/parseStory.ts';
import { logicStoryArbitrary } from '../../testing/logicStory.arbitrary.ts';
import { successOf } from '../../testing/outcome.ts';
import { writeGamebook } from '../write/writeGamebook.ts';
import { bookStory } from './bookStory.ts';

const shop = successOf(
  parseStory({
    title: 'Лавка',
    variables: [
      { id: 'v0', name: 'золото', type: 'number', initial: 5, note: '' },
      { id: 'v1', name: 'ключ', type: 'boolean', initial: false, note: '' },
      { id: 'v2', name: 'герой', type: 'text', initial: 'Аня', note: '' },
    ],
    nodes: [
      {
        id: 'a',
        type: 'choice',
        title: 'Лавка героя {герой}',
        content:
          'У вас {золото} монет, {герой}. {if ключ: Дверь открыта. | else: Дверь заперта.} {times: Тихо. | Шумно.}',
        position: { x: 0, y: 0 },
        effects: [{ kind: 'ask', variable: 'золото', question: 'Сколько дать?' }],
        choices: [
          {
            id: 'a1',
            text: 'Купить',
            connectionId: 'c1',
            condition: 'золото >= 3 and not visited("b")',
            effects: [
              { kind: 'take', variable: 'золото', value: '3' },
              { kind: 'toggle', variable: 'ключ' },
            ],
          },
          { id: 'a2', text: 'Для {герой}', connectionId: 'c2', condition: 'герой = "Аня"' },
          { id: 'a3', text: 'Никому', connectionId: 'c2', condition: 'герой = "Пётр"' },
        ],
      },
      { id: 'b', type: 'text', title: 'Улица', content: '', position: { x: 300, y: 0 } },
      { id: 'c', type: 'end', title: 'Дом', content: '', position: { x: 600, y: 0 } },
    ],
    connections: [
      { id: 'c1', fromNodeId: 'a', toNodeId: 'b' },
      { id: 'c2', fromNodeId: 'a', toNodeId: 'c' },
      { id: 'c3', fromNodeId: 'b', toNodeId: 'c', condition: 'ключ' },
      { id: 'c4', fromNodeId: 'b', toNodeId: 'a' },
    ],
    startNodeId: 'a',
  }),
);

const names = { kind: 'section', nameOf: () => '47' } as const;

describe('W13: rules for the reader of a book', () => {
  test('what no reading changes is resolved, and all else is told', () => {
    const { story, sheet } = bookStory(shop, 'ru', names);
    const [lavka, street] = story.nodes;
    expect(lavka?.title).toBe('Лавка героя Аня');
    expect(lavka?.content).toBe(
      '*Ответьте: Сколько дать? Ответ запишите на листе: золото\\.*\n\n' +
        'У вас \\[золото\\] монет, Аня. (если есть ключ: Дверь открыта.; иначе: Дверь заперта.) ' +
        '(в 1-й раз: Тихо.; потом: Шумно.)',
    );
    expect(lavka?.choices.map(({ text }) => text)).toEqual([
      'Если золото не меньше 3 и вы не были в разделе 47: Купить (−3 золото; ключ: наоборот)',
      'Для Аня',
    ]);
    expect(street?.choices.map(({ text }) => text)).toEqual(['Если есть ключ', 'Иначе']);
    expect(sheet).toEqual([
      { name: 'золото', initial: '5' },
      { name: 'ключ', initial: 'нет' },
    ]);
  });

  test('English readers get English rules', () => {
    const [lavka] = bookStory(shop, 'en', names).story.nodes;
    expect(lavka?.choices[0]?.text).toBe(
      'If золото is at least 3 and you have not been in section 47: Купить (−3 золото; ключ: the opposite)',
    );
  });

  test('no reader of a book sees an expression', () => {
    fc.assert(
      fc.property(logicStoryArbitrary, (story) => {
        const { story: told } = bookStory(story, 'ru', names);
        const texts = told.nodes.flatMap(({ title, content, choices }) => [
          title,
          content,
          ...choices.map(({ text }) => text),
        ]);
        for (const text of texts) {
          expect(text).not.toMatch(/\{(?!как есть)|visits|visited|undefined/);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('the record sheet stands in front of the book', () => {
    const book = writeGamebook(shop, { locale: 'ru', paper: 'A4' });
    expect(book).toMatch(/Лист записей.*<li>золото: 5<\/li>.*<section id="s1">/s);
  });

  test('a story that remembers nothing is told as it is', () => {
    const { variables: _variables, ...plain } = shop;
    expect(bookStory(plain, 'ru', names)).toEqual({ story: plain, sheet: [] });
  });
});
