import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../../scripts/testScope.ts';
import type { ChoiceOption, StoryDocument } from '../../schema/document.ts';
import { parseStory } from '../../schema/parseStory.ts';
import { buildStory } from '../../testing/buildStory.ts';
import { storyArbitrary } from '../../testing/story.arbitrary.ts';
import { escapeHtml } from '../escapeHtml.ts';
import { plainText } from '../plainText.ts';
import { readHtml, readTweeText } from '../readStories.ts';
import { planUpdate } from '../update/planUpdate.ts';
import { nodeLinks } from '../write/nodeLinks.ts';
import { passageNames } from '../write/passageNames.ts';
import { writeTwee } from '../write/writeTwee.ts';
import { writeTwineHtml } from '../write/writeTwineHtml.ts';
import { meaning, withNode } from './editedFile.fixtures.ts';
import { only } from './readTwine.fixtures.ts';

const inTwee = (name: string): string => name.replaceAll(/[[\]{}\\]/g, '\\$&');

type Tool = {
  write: (story: StoryDocument) => string;
  read: (text: string) => StoryDocument;
  /** Changes the text of one passage, as an author does in the file. */
  edit: (file: string, name: string, change: (text: string) => string) => string;
  /** Gives a passage another name, and perhaps links to it. */
  rename: (file: string, name: string, next: string, withLinks: boolean) => string;
};

/** Whatever a search finds is replaced as it is: `$` has no meaning. */
const swap = (text: string, from: string, to: string): string => text.split(from).join(to);

const twee: Tool = {
  write: (story) => writeTwee(story, { dialect: 'plain' }),
  read: (text) => only(readTweeText(text)).story,
  edit: (file, name, change) => {
    const begin = file.search(
      new RegExp(`^:: ${inTwee(name).replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')} (\\[|\\{)`, 'mu'),
    );
    const from = file.indexOf('\n', begin) + 1;
    const next = file.indexOf('\n::', from);
    const end = next === -1 ? file.length : next;
    return file.slice(0, from) + change(file.slice(from, end)) + file.slice(end);
  },
  rename: (file, name, next, withLinks) => {
    const renamed = file
      .split('\n')
      .map((line) =>
        line.startsWith(`:: ${inTwee(name)} `)
          ? line.replace(`:: ${inTwee(name)} `, () => `:: ${next} `)
          : line,
      )
      .join('\n');
    if (!withLinks) return renamed;
    const started = swap(
      renamed,
      `"start": ${JSON.stringify(name)}`,
      `"start": ${JSON.stringify(next)}`,
    );
    return swap(swap(started, `->${name}]]`, `->${next}]]`), `[[${name}]]`, `[[${next}]]`);
  },
};

const html: Tool = {
  write: (story) => writeTwineHtml(story, { dialect: 'plain' }),
  read: (text) => only(readHtml(text)).story,
  edit: (file, name, change) => {
    const begin = file.indexOf(` name="${escapeHtml(name)}" tags=`);
    const from = file.indexOf('>', begin) + 1;
    const end = file.indexOf('</tw-passagedata>', from);
    const text = file.slice(from, end);
    return file.slice(0, from) + change(text) + file.slice(end);
  },
  rename: (file, name, next, withLinks) => {
    const renamed = swap(
      file,
      ` name="${escapeHtml(name)}" tags=`,
      ` name="${escapeHtml(next)}" tags=`,
    );
    if (!withLinks) return renamed;
    const [from, to] = [escapeHtml(name), escapeHtml(next)];
    return swap(swap(renamed, `-&gt;${from}]]`, `-&gt;${to}]]`), `[[${from}]]`, `[[${to}]]`);
  },
};

/** Stories of a kind that files can hold letter by letter: Twine keeps neither CR nor NUL. */
const stories = storyArbitrary
  .filter(({ nodes }) => nodes.length > 0)
  .map((story) => ({
    ...story,
    nodes: story.nodes.map((node, index) => ({
      ...node,
      title: index % 3 === 0 ? `Лавка ${index} {gold}` : node.title.replaceAll('\0', ''),
      content: plainText(node.content.replaceAll('\0', '')),
      choices: node.choices.map((choice, nth) => ({
        ...choice,
        text: nth === 1 ? `Купить ${nth}` : choice.text.replaceAll('\0', ''),
      })),
    })),
  }));

const pick = fc.nat();

/** The line of a link as the file has it, found by its place from the end. */
const changeLink =
  (count: number, at: number, change: (line: string) => string) =>
  (text: string): string => {
    const lines = text.replace(/\n+$/, '').split('\n');
    const place = lines.length - count + at;
    return `${lines.map((line, index) => (index === place ? change(line) : line)).join('\n')}\n`;
  };

describe.each([
  ['Twee', twee, (text: string) => text],
  ['an archive of Twine 2', html, escapeHtml],
] as const)('W1: %s that was edited elsewhere', (_name, tool, inFile) => {
  const expectOnly = (file: string, expected: StoryDocument) => {
    const read = tool.read(file);
    expect(meaning(read)).toEqual(meaning(expected));
    expect(parseStory(read)).toEqual({ ok: true, value: read });
  };

  test('in one text differs in that text', () => {
    fc.assert(
      fc.property(stories, pick, (story, seed) => {
        const node = story.nodes[seed % story.nodes.length];
        fc.pre(node !== undefined && node.content.trim() !== '' && !node.content.includes('::'));
        const name = passageNames(story).get(node.id) ?? '';
        const to = `${node.content.replace(/\n+$/, '')} Новое.`;
        const kept = `${to}${/(?<!\n)\n*$/.exec(node.content)?.[0] ?? ''}`;
        const file = tool.edit(tool.write(story), name, (text) =>
          text.replace(inFile(node.content.replaceAll(/^\n+|\n+$/g, '')), (old) => `${old} Новое.`),
        );
        expectOnly(
          file,
          withNode(story, node.id, (each) => ({ ...each, content: kept })),
        );
      }),
      { numRuns: runs(200) },
    );
  });

  test('in one title differs in that title, whether the links follow it or not', () => {
    const titles = fc.constantFrom(
      'Лавка {silver} вечером',
      'Другое имя',
      '{gold}',
      'Два {a: "b"}',
    );
    fc.assert(
      fc.property(stories, pick, fc.boolean(), titles, (story, seed, withLinks, next) => {
        const node = story.nodes[seed % story.nodes.length];
        const name = passageNames(story).get(node?.id ?? '') ?? '';
        const names = [...passageNames(story).values()];
        fc.pre(node !== undefined && !names.includes(next));
        // A text that has the link as its own words would be changed too.
        fc.pre(story.nodes.every(({ content }) => !content.includes('[[')));
        const file = tool.rename(tool.write(story), name, next, withLinks);
        expectOnly(
          file,
          withNode(story, node.id, (each) => ({ ...each, title: next })),
        );
      }),
      { numRuns: runs(200) },
    );
  });

  test('in the words or the target of one link differs in that choice', () => {
    fc.assert(
      fc.property(stories, pick, pick, fc.boolean(), (story, seed, other, isTarget) => {
        const node = story.nodes[seed % story.nodes.length];
        const at = other % Math.max(node?.choices.length ?? 0, 1);
        const choice = node?.choices[at];
        const links = node ? nodeLinks(story, node) : [];
        const old = links[at];
        const target = story.nodes[other % story.nodes.length];
        fc.pre(node !== undefined && choice !== undefined && old !== undefined);
        fc.pre(target !== undefined && old.toNodeId !== null && old.toNodeId !== target.id);
        fc.pre(!node.choices.some(({ text }) => text.trim() === ''));
        const names = passageNames(story);
        const line = isTarget
          ? (text: string) =>
              text.replace(inFile(`->${names.get(old.toNodeId ?? '')}]]`), () =>
                inFile(`->${names.get(target.id)}]]`),
              )
          : () => inFile(`[[Новые слова->${names.get(old.toNodeId ?? '')}]]`);
        const file = tool.edit(
          tool.write(story),
          names.get(node.id) ?? '',
          changeLink(links.length, at, line),
        );
        const expected = meaning(story);
        const changed: Partial<ChoiceOption> = isTarget ? {} : { text: 'Новые слова' };
        for (const each of expected.nodes) {
          if (each.id !== node.id) continue;
          each.choices[at] = {
            ...(each.choices[at] as (typeof each.choices)[number]),
            ...changed,
            ...(isTarget ? { to: target.id } : {}),
          };
        }
        expect(meaning(tool.read(file))).toEqual(expected);
      }),
      { numRuns: runs(200) },
    );
  });
});

describe('W1: an edited file of ours', () => {
  const shop = buildStory('Shop').node('a', 'choice', { title: 'Shop {gold}', content: 'A shop.' });

  test('gives an update in which a choice keeps condition, reason, effects and id', () => {
    const built = shop.node('b', 'end').choice('a', 'Buy', 'b').build();
    const story: StoryDocument = {
      ...withNode(built, 'a', (node) => ({
        ...node,
        choices: node.choices.map((choice) => ({
          ...choice,
          condition: 'gold >= 3',
          closedReason: 'Too dear',
          effects: [{ kind: 'take', variable: 'gold', value: '3' }],
        })),
      })),
      variables: [{ id: 'v', name: 'gold', type: 'number', initial: 2, note: '' }],
    };
    const read = only(readTweeText(writeTwee(story).replace('A shop.', 'A small shop.')));
    const plan = planUpdate({ mine: story, read, imported: [] });
    expect(plan).toMatchObject({ conflicts: 0, nodes: { added: 0, removed: 0, changed: 1 } });
    const after = plan.apply('mine');
    expect(after).toEqual(withNode(story, 'a', (node) => ({ ...node, content: 'A small shop.' })));
  });

  const three = shop
    .node('b', 'end')
    .node('c', 'end')
    .choice('a', 'Buy', 'b')
    .choice('a', 'Leave', 'c')
    .build();

  test('may have lost a passage: its choice stays without a target', () => {
    const file = writeTwee(three).replace(/:: b \{[\s\S]*?(?=:: c)/, '');
    const { story } = only(readTweeText(file));
    expect(story.nodes.map(({ id }) => id)).toEqual(['a', 'c']);
    expect(story.nodes[0]?.choices.map(({ id, text }) => [id, text])).toEqual(
      three.nodes[0]?.choices.map(({ id, text }) => [id, text]),
    );
    expect(story.connections.map(({ toNodeId }) => toNodeId)).toEqual(['', 'c']);
  });

  test('may have a new passage, links in a sentence and another start', () => {
    const file = writeTwee(three)
      .replace('A shop.', 'A shop with a [[door->Yard]].')
      .replace('"start": "Shop {gold}"', '"start": "Yard"')
      .replace(':: c {', ':: Yard\nDust. [[Back->Shop {gold}]]\n\n:: c {');
    const { story } = only(readTweeText(file));
    const yard = story.nodes.find(({ title }) => title === 'Yard');
    expect(yard).toMatchObject({ type: 'choice', content: 'Dust. Back' });
    expect(story.startNodeId).toBe(yard?.id);
    const [first] = story.nodes;
    expect(first?.content).toBe('A shop with a door.');
    const targets = new Map(story.connections.map(({ id, toNodeId }) => [id, toNodeId]));
    expect(
      first?.choices.map(({ text, connectionId }) => [text, targets.get(connectionId)]),
    ).toEqual([
      ['door', yard?.id],
      ['Buy', 'b'],
      ['Leave', 'c'],
    ]);
    expect(only(readTweeText(file)).story).toEqual(story);
  });
});
