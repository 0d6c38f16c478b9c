import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyChange } from '../../change/applyChange.ts';
import { reverseChange } from '../../change/change.ts';
import { changeBetween } from '../../change/changeBetween.ts';
import { compareStories } from '../../compare/compareStories.ts';
import { deleteNodes } from '../../operations/deleteNodes.ts';
import { updateNode } from '../../operations/updateNode.ts';
import type { StoryDocument } from '../../schema/document.ts';
import { newStory } from '../../schema/newStory.ts';
import { parseStory } from '../../schema/parseStory.ts';
import { buildStory } from '../../testing/buildStory.ts';
import { countingIds } from '../../testing/countingIds.ts';
import { successOf } from '../../testing/outcome.ts';
import { sampleStory } from '../../testing/sampleStory.ts';
import { storyArbitrary } from '../../testing/story.arbitrary.ts';
import { nodeLinks } from '../write/nodeLinks.ts';
import { type OutlinePlan, planOutline } from './planOutline.ts';
import { type StoryOutline, storyOutline } from './storyOutline.ts';

const newIds = () => {
  const ids = countingIds();
  return { next: () => `new-${ids.next()}` };
};

const plan = (
  story: StoryDocument,
  edit: (text: string) => string,
  {
    outline = storyOutline(story),
    now = story,
  }: { outline?: StoryOutline; now?: StoryDocument } = {},
): OutlinePlan => {
  const made = planOutline({ story: now, outline, text: edit(outline.text), ids: newIds() });
  expect(parseStory(made.story)).toMatchObject({ ok: true });
  return made;
};

const notesOf = ({ notes }: OutlinePlan) =>
  notes.map(({ code, line, name }) => `${line} ${code} ${name}`.trim());

/** Each node as its title, type, text and ways. */
function nodesOf(story: StoryDocument) {
  const titles = new Map(story.nodes.map(({ id, title }) => [id, title]));
  return story.nodes.map((node) => [
    node.title,
    node.type,
    node.content,
    ...nodeLinks(story, node).map(
      ({ label, toNodeId }) => `${label} → ${toNodeId === null ? '?' : titles.get(toNodeId)}`,
    ),
  ]);
}

const differing = (before: StoryDocument, after: StoryDocument) =>
  compareStories(before, after).nodes.map(({ id, kind, parts }) => [id, kind, ...parts]);

describe('W8: a story as an outline', () => {
  test('headings carry names, choices are links, an arrow is the way on', () => {
    const story = buildStory()
      .node('a', 'choice', { title: 'Берег', content: 'Песок.' })
      .node('b', 'text', { title: 'Маяк *старый*', content: 'Свет.' })
      .node('c', 'end', { title: 'Берег', content: '' })
      .choice('a', 'К маяку', 'b')
      .choice('a', 'Ждать')
      .link('b', 'c')
      .build();
    expect(storyOutline({ ...story, title: 'Т', description: 'О море.' }).text).toBe(`# Т

О море.

## Берег {#берег}

Песок.

- [К маяку](#маяк-старый)
- [Ждать](#)

## Маяк \\*старый\\* {#маяк-старый}

Свет.

-> [Берег](#берег-1)

## Берег {#берег-1}
`);
  });
});

describe('W9: text that was not edited changes nothing', () => {
  test('of any story, whole or in part', () => {
    fc.assert(
      fc.property(storyArbitrary, fc.func(fc.boolean()), (story, isChosen) => {
        expect(plan(story, (text) => text)).toEqual({
          story,
          notes: [],
          isPrevented: false,
          isEmpty: true,
        });
        const some = new Set(story.nodes.map(({ id }) => id).filter(isChosen));
        const outline = storyOutline(story, some);
        expect(plan(story, (text) => text, { outline }).isEmpty).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test('of awkward texts', () => {
    const awkward = [
      '# x',
      '## y {#a}',
      'a\n---\nb',
      'a\n===',
      '```\n## in code\n```',
      '```\nopen',
      '~~~~\n```\n~~~',
      '\\# x',
      '\\\\## y',
      '[x](#a)',
      '\\[x](#a)',
      '![x](#a)',
      '`[x](#a)`',
      '- [x](#a)\n-> [y](#b)',
      '<a id="a"></a>',
      '   ',
      '\\```\nx\n```',
    ];
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...awkward), { minLength: 1, maxLength: 4 }),
        (parts) => {
          const content = parts.join('\n').trim();
          const edited = {
            ...sampleStory,
            nodes: sampleStory.nodes.map((node, index) =>
              index === 0 ? { ...node, content } : node,
            ),
          };
          expect(plan(edited, (text) => text).isEmpty).toBe(true);
          // Another title makes the section be read anew.
          const [first] = edited.nodes;
          const again = plan(edited, (text) => text.replace(`## ${first?.title}`, '## Иначе'));
          expect(differing(edited, again.story)).toEqual([[first?.id, 'changed', 'title']]);
          // A story that is made of the text alone has the same words.
          const empty = { ...sampleStory, nodes: [], connections: [], startNodeId: null };
          const made = planOutline({
            story: empty,
            outline: storyOutline(empty),
            text: storyOutline(edited).text,
            ids: countingIds(),
          }).story;
          const hasCode = content.includes('`');
          expect(hasCode || made.nodes[0]?.content === content).toBe(true);
        },
      ),
    );
  });

  test('an edit made elsewhere meanwhile stays, and a node that was added there too', () => {
    const outline = storyOutline(sampleStory);
    const [first, second] = sampleStory.nodes;
    const now = successOf(
      updateNode(sampleStory, { nodeId: second?.id ?? '', content: 'Новое.' }),
    ).story;
    const made = plan(sampleStory, (text) => text.replace(`## ${first?.title}`, '## Иначе'), {
      outline,
      now,
    });
    expect(differing(now, made.story)).toEqual([[first?.id, 'changed', 'title']]);
  });
});

describe('W10: which node a heading is', () => {
  const two = buildStory()
    .node('a', 'start', { title: 'Раз', content: 'Один.' })
    .node('b', 'text', { title: 'Два', content: 'Второй.' })
    .node('c', 'text', { title: 'Три', content: 'Третий.' })
    .link('a', 'b')
    .link('b', 'c')
    .build();

  test('another heading with the name renames the node, and links to it hold', () => {
    const made = plan(two, (text) => text.replace('## Два {', '## Второе {'));
    expect(differing(two, made.story)).toEqual([['b', 'changed', 'title']]);
    expect(notesOf(made)).toEqual([]);
  });

  test('without names the title tells, then the text', () => {
    const plain = (text: string) => text.replaceAll(/ \{#[^}]*\}/g, '');
    expect(plan(two, plain).isEmpty).toBe(true);
    const made = plan(two, (text) => plain(text).replace('## Два', '## Второе'));
    expect(differing(two, made.story)).toEqual([['b', 'changed', 'title']]);
  });

  test('a section that is gone is a node that is removed; links to it lead nowhere and are named', () => {
    const made = plan(two, (text) => text.replace(/^## Два[\s\S]*?(?=^## Три)/m, ''));
    expect(differing(two, made.story)).toContainEqual(['b', 'removed']);
    expect(notesOf(made)).toEqual([
      `${storyOutline(two).text.split('\n').indexOf('-> [Два](#два)') + 1} target-removed два`,
    ]);
    expect(nodesOf(made.story)).toEqual([
      ['Раз', 'start', 'Один.'],
      ['Три', 'text', 'Третий.'],
    ]);
  });

  test('a copied section is a new node', () => {
    const made = plan(two, (text) => `${text}\n## Два {#два}\n\nКопия.\n`);
    expect(notesOf(made).map((note) => note.replace(/^\d+ /, ''))).toEqual(['anchor-repeated Два']);
    expect(nodesOf(made.story).at(-1)).toEqual(['Два', 'end', 'Копия.']);
    expect(made.story.nodes).toHaveLength(4);
  });

  test('the order of sections is the order of nodes', () => {
    const made = plan(two, (text) => {
      const [head = '', one = '', other = '', last = ''] = text.split(/(?=^## )/m);
      return [head, one, last.trimEnd(), '\n\n', other].join('');
    });
    expect(made.story.nodes.map(({ id }) => id)).toEqual(['a', 'c', 'b']);
    expect(differing(two, made.story)).toEqual([]);
    expect(made.isEmpty).toBe(false);
  });
});

describe('W11: what is taken over', () => {
  test('a pasted outline makes the story, and its first heading takes the place of the start', () => {
    const story = newStory({ ids: countingIds() });
    const made = plan(
      story,
      () =>
        '# Паром\n\n## Причал\n\nВода.\n\n- [На паром](#паром)\n- [Домой](#дом)\n\n## Паром\n\nНочь.\n\n-> [Дом](#дом)\n\n## Дом\n\nКонец.\n',
    );
    expect(made.story.title).toBe('Паром');
    expect(nodesOf(made.story)).toEqual([
      ['Причал', 'choice', 'Вода.', 'На паром → Паром', 'Домой → Дом'],
      ['Паром', 'text', 'Ночь.', ' → Дом'],
      ['Дом', 'end', 'Конец.'],
    ]);
    expect(made.story.startNodeId).toBe(story.startNodeId);
    expect(made.story.nodes[0]?.position).toEqual(story.nodes[0]?.position);
  });

  test('a link to a heading that is not there makes a node and names the line', () => {
    const story = newStory({ ids: countingIds() });
    const made = plan(story, () => '## А\n\n- [Дальше](#река-ночью)\n- [Снова](#река-ночью)\n');
    expect(notesOf(made)).toEqual(['3 target-created река-ночью']);
    expect(nodesOf(made.story)).toEqual([
      ['А', 'choice', '', 'Дальше → Река ночью', 'Снова → Река ночью'],
      ['Река ночью', 'end', ''],
    ]);
  });

  test('choices keep their ids, conditions and effects; media, groups and positions stay', () => {
    const made = plan(sampleStory, (text) => text.replaceAll(/^- \[/gm, '- [Ну, '));
    const before = new Map(sampleStory.nodes.map((node) => [node.id, node]));
    for (const node of made.story.nodes) {
      const old = before.get(node.id);
      expect({ ...node, choices: [] }).toEqual({ ...old, choices: [] });
      expect(node.choices.map(({ text: _text, ...rest }) => rest)).toEqual(
        old?.choices.map(({ text: _text, ...rest }) => rest),
      );
    }
    expect(made.story.connections).toEqual(sampleStory.connections);
  });

  test('another target redirects the connection, an empty one leaves the choice open', () => {
    const story = buildStory()
      .node('a', 'choice', { title: 'A' })
      .node('b', 'text', { title: 'B' })
      .node('c', 'text', { title: 'C' })
      .choice('a', 'go', 'b')
      .build();
    const redirected = plan(story, (text) => text.replace('(#b)', '(#c)')).story;
    expect(redirected.connections).toEqual([{ ...story.connections[0], toNodeId: 'c' }]);
    const open = plan(story, (text) => text.replace('(#b)', '(#)')).story;
    expect(nodesOf(open)[0]).toEqual(['A', 'choice', expect.any(String), 'go → ?']);
    const back = plan(open, (text) => text.replace('(#)', '(#b)')).story;
    expect(nodesOf(back)).toEqual(nodesOf(story));
  });

  test('the start stays where its section goes, and the author is told', () => {
    const made = plan(sampleStory, (text) => {
      const [head, , ...rest] = text.split(/(?=^## )/m);
      return [head, ...rest].join('');
    });
    expect(made.story.startNodeId).toBe(sampleStory.startNodeId);
    expect(notesOf(made).some((note) => note.includes('start-kept'))).toBe(true);
  });

  test('nothing is taken over without a heading, or with text above the first one of a selection', () => {
    expect(plan(sampleStory, () => '')).toMatchObject({ isPrevented: true, story: sampleStory });
    const outline = storyOutline(sampleStory, new Set([sampleStory.nodes[1]?.id ?? '']));
    expect(notesOf(plan(sampleStory, (text) => `Привет.\n${text}`, { outline }))).toEqual([
      '1 text-before-heading',
    ]);
  });

  test('a selection changes and removes its own nodes alone', () => {
    const chosen = sampleStory.nodes.slice(1, 3).map(({ id }) => id);
    const outline = storyOutline(sampleStory, new Set(chosen));
    const made = plan(sampleStory, (text) => text.split(/(?=^## )/m)[0] ?? '', { outline });
    const expected = successOf(deleteNodes(sampleStory, { nodeIds: chosen.slice(1) })).story;
    expect(made.story.nodes.map(({ id }) => id)).toEqual(expected.nodes.map(({ id }) => id));
    expect(made.story.connections).toEqual(expected.connections);
  });

  test('any edit of the lines leaves a valid document, and undo gives back what was', () => {
    fc.assert(
      fc.property(
        storyArbitrary,
        fc.array(
          fc.tuple(
            fc.nat(),
            fc.constantFrom(
              '## Новый',
              '- [x](#новый)',
              '-> [y](#нет)',
              'Текст',
              '',
              '# A',
              '- [](#)',
              '```',
            ),
          ),
          { maxLength: 5 },
        ),
        fc.array(fc.nat(), { maxLength: 4 }),
        (story, insertions, deletions) => {
          const made = plan(story, (text) => {
            const lines = text.split('\n');
            for (const [at, line] of insertions) lines.splice(at % (lines.length + 1), 0, line);
            for (const at of deletions) lines.splice(at % (lines.length + 1), 1);
            return lines.join('\n');
          });
          const change = changeBetween(story, made.story);
          expect(applyChange(made.story, reverseChange(change))).toEqual(story);
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('W12: new nodes', () => {
  test('stand beside those that lead to them, and none on another', () => {
    const made = plan(
      sampleStory,
      (text) => `${text}\n## Один\n\n- [a](#два)\n- [b](#три)\n\n## Два\n\n## Три\n`,
    );
    const at = (title: string) =>
      made.story.nodes.find((node) => node.title === title)?.position ?? { x: 0, y: 0 };
    expect(at('Два').x).toBe(at('Один').x + 330);
    expect(at('Три').x).toBe(at('Два').x);
    expect(at('Три').y).toBeGreaterThanOrEqual(at('Два').y + 150);
  });

  test('an outline of 5,000 nodes is read in time that grows with it', () => {
    const story = newStory({ ids: countingIds() });
    const text = Array.from(
      { length: 5000 },
      (_, n) =>
        `## N ${n}\n\nТекст\n\n- [a](#n-${(n * 2 + 1) % 5000})\n- [b](#n-${(n * 2 + 2) % 5000})\n`,
    ).join('\n');
    const made = plan(story, () => text);
    expect(made.story.nodes).toHaveLength(5000);
    expect(new Set(made.story.nodes.map(({ position: { x, y } }) => `${x} ${y}`)).size).toBe(5000);
    const outline = storyOutline(made.story);
    expect(
      planOutline({ story: made.story, outline, text: outline.text, ids: countingIds() }).isEmpty,
    ).toBe(true);
  });
});
