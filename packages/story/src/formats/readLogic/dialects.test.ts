import { describe, expect, test } from 'vitest';
import { read } from '../realFiles.fixtures.ts';
import type { ReadStory } from '../report.ts';

/** The first node as its text, its links with conditions and effects, and what it does. */
function startOf({ story, report }: ReadStory) {
  const titles = new Map(story.nodes.map(({ id, title }) => [id, title]));
  const shown = (text = '') =>
    story.nodes.reduce((all, { id, title }) => all.replaceAll(id, title), text);
  const effectText = ({ kind, variable, value = '' }: { [key: string]: unknown }) =>
    [kind, variable, value].join(' ').trim();
  const [node] = story.nodes;
  const own = story.connections.filter(({ fromNodeId }) => fromNodeId === node?.id);
  const to = (link: (typeof own)[number] | undefined) => titles.get(link?.toNodeId ?? '');
  const choices = (node?.choices ?? []).map(({ text, connectionId, condition, effects = [] }) =>
    [
      `${text} → ${to(own.find(({ id }) => id === connectionId))}`,
      ...(condition ? [`if ${shown(condition)}`] : []),
      ...effects.map(effectText),
    ].join(', '),
  );
  const routes = own.map(
    (link) => `→ ${to(link)}${link.condition ? `, if ${shown(link.condition)}` : ''}`,
  );
  return {
    text: shown(node?.content),
    links: choices.length > 0 ? choices : routes,
    effects: (node?.effects ?? []).map(effectText),
    variables: (story.variables ?? []).map(
      ({ name, type, initial }) => `${name} ${type} ${initial}`,
    ),
    left: story.notes.map(({ text }) => text),
    report: [...report.simplified, ...report.broken].map(({ code, name }) => `${code} ${name}`),
  };
}

const nothing = { links: [], effects: [], variables: [], left: [], report: [] };
const twee = (format: string, text: string, rest = '') =>
  startOf(
    read(
      `:: StoryData\n{"format":"${format}"}\n\n:: Start\n${text}\n\n:: B\nb\n\n:: C\nc\n${rest}`,
      'game.twee',
    ),
  );

describe('I20–I25: SugarCube', () => {
  const sugarcube = (text: string, rest?: string) => twee('SugarCube', text, rest);

  test('variables, values and conditions', () => {
    expect(
      sugarcube(
        '<<set $name = "Ann">>$name has $gold coins<<if $gold gte 5 and not $poor>> and a horse<</if>>. {x}',
        '\n:: StoryInit\n<<set $gold to 10, $poor to false>>',
      ),
    ).toEqual({
      ...nothing,
      text: '{name} has {gold} {if gold >= 5 and not poor: coins and a horse | else: coins}. \\{x\\}',
      effects: ['set name "Ann"'],
      variables: ['gold number 10', 'poor boolean false', 'name text '],
    });
  });

  test('conditions of links, setters and what a link does', () => {
    const { links, text, left } = sugarcube(
      '<<if $key>>\n[[Open|B][$gold -= 5]]\n<<elseif $gold is 3>>\nNothing.\n<<else>>\n[[Leave|C]]\n<</if>>\n<<button "Luck">><<if $gold gt 3>><<set $gold to 0>><<goto "B">><<else>><<goto "C">><</if>><</button>>',
    );
    expect(text).toBe('{if not key: {if gold = 3: Nothing.}}');
    expect(links).toEqual([
      'Open → B, if key, take gold 5',
      'Leave → C, if not key and gold != 3',
      'Luck → B, if gold > 3, set gold 0',
      'Luck → C, if gold <= 3',
    ]);
    expect(left).toEqual([]);
  });

  test('a text shows what a variable was before its passage changes it', () => {
    expect(sugarcube('$gold<<set $gold += 1>> $gold')).toEqual({
      ...nothing,
      text: '{gold_before} {gold}',
      effects: ['set gold_before gold', 'add gold 1'],
      variables: ['gold number 0', 'gold_before number 0'],
    });
  });

  test('switches, deep conditions, and a condition that jumps away', () => {
    expect(sugarcube('<<switch $a>><<case 1 2>>x<<case 3>>y<<default>>z<</switch>>').text).toBe(
      '{if a = 1 or a = 2: x | else: {if a = 3: y | else: z}}',
    );
    expect(sugarcube('<<if $a>>1<<if $b>>2<<if $c>>3<</if>><</if>><</if>>').text).toBe(
      '{if a: 1}{if a and b: 2}{if a and b and c: 3}',
    );
    expect(sugarcube('<<if $dead>><<goto "B">><</if>>On.\n[[C]]').links).toEqual([
      'B → B, if dead',
      'C → C, if not dead',
    ]);
  });

  test('what ours cannot say stays behind, and a type that changes is reported', () => {
    expect(
      sugarcube(
        '<<set $inv to []>><<if $inv.includes("x")>>Has it. [[B]]<</if>><<if $a>><<set $n to 1>><</if>><<set $n to "x">>$player.name $US',
      ),
    ).toEqual({
      text: 'Has it. B $US',
      links: ['B → B'],
      effects: [],
      variables: ['n number 0', 'a boolean false'],
      left: [
        '<<set $inv to []>>\n<<if $inv.includes("x")>>\n<<set $n to 1>>\n<<set $n to "x">>\n$player.name',
      ],
      report: ['macro <<set>>', 'macro $player', 'macro <<if>>', 'variable-conflict n'],
    });
  });
});

test('I20–I25: Harlowe', () => {
  expect(
    twee(
      'Harlowe',
      '(set: $a to 1, $b to "x")(if: $a is 1)[[[Open->B]]](else-if: $a > 2)[big [[C]]](else:)[none] (print: $a) $b (link: "Take")[(set: $a to it + 1)(go-to: "C")] (text-style: "bold")[loud] (if: (history:) contains "B")[seen](unless: $b is "x")[nope] (if: $a is 2)[[B]]',
    ),
  ).toEqual({
    text: '{if a = 1: Open | else: {if a > 2: big C | else: none}} {a} {b} Take loud {if visited("B"): seen}{if b != "x": nope} {if a = 2: B}',
    links: [
      'Open → B, if a = 1',
      'C → C, if a != 1 and a > 2',
      'Take → C, add a 1',
      'B → B, if a = 2',
    ],
    effects: ['set a 1', 'set b "x"'],
    variables: ['a number 0', 'b text '],
    left: ['(text-style: "bold")'],
    report: ['macro (text-style:)'],
  });
});

test('I20–I25: Chapbook', () => {
  expect(
    twee(
      'Chapbook',
      'hp: 10\nkey: true\n--\n[if hp > 3 && key]\nOpen. [[B]]\n\n[else]\nShut.\n\n[continue]\n{hp} of {hp * 2}',
    ),
  ).toEqual({
    ...nothing,
    text: '{if hp > 3 and key: Open. B | else: Shut.}\n\n{hp} of {hp * 2}',
    links: ['B → B, if hp > 3 and key'],
    effects: ['set hp 10', 'set key yes'],
    variables: ['hp number 0', 'key boolean false'],
  });
});

test('I25: Snowman', () => {
  expect(twee('Snowman', '<% if (s.key) { %>[[B]]<% } %> <%= s.name %>')).toEqual({
    ...nothing,
    text: '',
    links: ['B → B'],
    left: ['<% if (s.key) { %>\n<% } %>\n<%= s.name %>'],
    report: ['macro <% %>', 'macro <%= %>'],
  });
});

test('I20–I25: Yarn', () => {
  const body = [
    '<<declare $gold = 5 as number>>',
    'You have {$gold}, <<if $gold > 3>>rich<<else>>poor<<endif>>.',
    '<<if visited("B")>>',
    'Again.',
    '<<jump B>>',
    '<<endif>>',
    '-> Buy for {$gold - 2} <<if $gold >= 3>>',
    '    <<set $gold to $gold - 3>>',
    '    Bought.',
    '-> Leave',
    '    <<jump B>>',
    '<<play_music "x">>',
  ].join('\n');
  const found = read(`title: Start\n---\n${body}\n===\ntitle: B\n---\nEnd\n===\n`, 'game.yarn');
  expect(startOf(found)).toEqual({
    text: 'You have {gold}, {if gold > 3: rich | else: poor}.\n{if visited("B"): Again.}',
    links: [
      'B → B, if visited("B")',
      'Buy for {gold - 2} → Buy for, if not visited("B") and gold >= 3',
      'Leave → B, if not visited("B")',
    ],
    effects: [],
    variables: ['gold number 5'],
    left: ['<<play_music "x">>'],
    report: ['macro <<play_music>>'],
  });
});

test('I20–I25: Squiffy', () => {
  const text =
    '[[one]]:\n@set gold = 5\n@inc gold 2\n@set met\nGold {gold}. {if gold>=3:rich {if met:met}}{else:poor} [[go]](two, gold-=1, met=false) {rotate:a|b}\n[[two]]:\n{if seen one:Again}';
  expect(startOf(read(text, 'game.squiffy'))).toEqual({
    text: 'Gold {gold}. {if gold >= 3: rich {if met: met} | else: poor} go ',
    links: ['go → two, take gold 1, set met no'],
    effects: ['set gold 5', 'add gold 2', 'set met yes'],
    variables: ['gold number 0', 'met boolean false'],
    left: ['{rotate:a|b}'],
    report: ['macro {rotate}'],
  });
});
