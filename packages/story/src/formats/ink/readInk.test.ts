import { describe, expect, test } from 'vitest';
import { parseStory } from '../../schema/parseStory.ts';
import { sampleStory } from '../../testing/sampleStory.ts';
import { storyShape } from '../readLogic/storyShape.fixture.ts';
import { readStories } from '../readStories.ts';
import { writeInk } from '../write/writeInk.ts';
import { readInk } from './readInk.ts';

const readFiles = (...texts: string[]) =>
  readStories(
    texts.map((text, index) => ({ name: index === 0 ? 'game.ink' : `part${index}.ink`, text })),
    { readInk },
  );

function ink(...texts: string[]) {
  const result = readFiles(...texts);
  if (!result.ok) throw new Error(result.error.code);
  const [read] = result.value;
  if (!read) throw new Error('There is no story.');
  expect(parseStory(read.story).ok).toBe(true);
  return storyShape(read);
}

describe('I26: ink', () => {
  test('knots and stitches are nodes; a story begins where its first line leads', () => {
    const { title, start, nodes } = ink(
      '# title: The Inn\n-> inn\n=== inn\nA bed.\n-> stairs\n= stairs\nUp <>\nand up. -> END\n=== cellar\n= dark\nDark. -> inn.stairs',
    );
    expect([title, start]).toEqual(['The Inn', 'inn']);
    expect(nodes).toEqual({
      inn: { text: 'A bed.', links: ['→ stairs'] },
      stairs: { text: 'Up and up.' },
      cellar: { text: '', links: ['→ dark'] },
      dark: { text: 'Dark.', links: ['→ stairs'] },
    });
  });

  test('choices with labels and conditions, once-only and sticky, a fallback, nested choices and gathers', () => {
    const { nodes } = ink(
      [
        'VAR gold = 5',
        '-> start',
        '=== start',
        'Hello.',
        '* [Buy] Bought it.',
        '  ~ gold -= 2',
        '  -> shop',
        '+ {gold > 2 && not shop} Leave[.] now -> END',
        '* [Direct] -> shop',
        '* (lab) Ask',
        '  ** Deeper[] still',
        '  ** Other',
        '  -- Merged.',
        '* -> shop',
        '- (gath) Seen {lab: once|never}, {gath}.',
        '-> END',
        '=== shop',
        'Shop. -> END',
      ].join('\n'),
    );
    expect(nodes).toEqual({
      start: {
        text: 'Hello.',
        links: [
          'Buy → Buy, if not visited("Buy")',
          'Leave. → Leave., if gold > 2 and not visited("shop")',
          'Direct → shop, if not once, set once yes',
          'Ask → Ask, if not visited("Ask")',
          'shop → shop, if visited("Buy") and not (gold > 2 and not visited("shop")) and once and visited("Ask")',
        ],
      },
      Buy: { text: 'Bought it.', links: ['→ shop'], effects: ['take gold 2'] },
      'Leave.': { text: 'Leave now' },
      Ask: {
        text: 'Ask',
        links: [
          'Deeper → Deeper, if not visited("Deeper")',
          'Other → Ask · 3, if not once_2, set once_2 yes',
        ],
      },
      Deeper: { text: 'Deeper still', links: ['→ Ask · 3'] },
      'Ask · 3': { text: 'Merged.', links: ['→ gath'] },
      gath: { text: 'Seen {if visited("Ask"): once | else: never}, {visits("gath")}.' },
      shop: { text: 'Shop.' },
    });
  });

  test('variables, constants, conditional texts and alternatives', () => {
    const { nodes, variables, left, report } = ink(
      'VAR gold = 5\nVAR name = "Ann"\nCONST PRICE = 2\n{name}: {gold > 3: rich|poor}. {a|b} {!once} {&x|y} {~p|q}\n{ gold:\n- 1: one\n- else: other\n}\n~ gold = gold - PRICE\n{gold > 1: -> shop}\nStay. {gold / 2}\n-> END\n=== shop\nShop. -> END',
    );
    expect(nodes['…']).toEqual({
      text: '{name}: {if gold_before > 3: rich | else: poor}. {times: a | b} {times: once | } {if turn: x | else: y} p\n{if gold_before = 1: one | else: other}\n{if gold <= 1: Stay.}',
      links: ['→ shop, if gold > 1'],
      effects: ['set gold_before gold', 'toggle turn', 'take gold 2'],
    });
    expect(variables).toEqual([
      'gold number 5',
      'name text Ann',
      'gold_before number 5',
      'turn boolean false',
    ]);
    expect(left).toHaveLength(1);
    expect(report).toEqual(['macro {…}']);
  });

  test('files that include one another make one story; one that is missing is reported', () => {
    const { nodes, report } = ink(
      'INCLUDE part1.ink\nINCLUDE gone.ink\nHi\n-> b',
      '=== b\nB -> END',
    );
    expect(Object.keys(nodes)).toEqual(['…', 'b']);
    expect(report).toEqual(['file-missing gone.ink']);
  });

  test('what the parser does not understand is refused with its words', () => {
    const result = readFiles('=== x\n* [a\n');
    expect(result).toMatchObject({ ok: false, error: { code: 'import-ink' } });
    expect(!result.ok && result.error.detail).toContain('line 2');
    expect(readFiles('a'.repeat(10_000_001))).toMatchObject({
      error: { code: 'import-ink-too-large' },
    });
  });

  test('W6: what we write comes back with its nodes and links', () => {
    const result = readFiles(writeInk(sampleStory));
    expect(result.ok && result.value[0]?.story.nodes).toHaveLength(sampleStory.nodes.length);
  });
});
