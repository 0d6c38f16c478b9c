import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../../scripts/testScope.ts';
import { compareStories } from '../../compare/compareStories.ts';
import { updateNode } from '../../operations/updateNode.ts';
import type { StoryDocument } from '../../schema/document.ts';
import { buildStory } from '../../testing/buildStory.ts';
import { countingIds } from '../../testing/countingIds.ts';
import { successOf } from '../../testing/outcome.ts';
import { sampleStory } from '../../testing/sampleStory.ts';
import { storyArbitrary } from '../../testing/story.arbitrary.ts';
import { nodesOf, notesOf, plan } from './planOutline.fixtures.ts';
import { planOutline } from './planOutline.ts';
import { storyOutline } from './storyOutline.ts';

const differing = (before: StoryDocument, after: StoryDocument) =>
  compareStories(before, after).nodes.map(({ id, kind, parts }) => [id, kind, ...parts]);

describe('W8: a story as an outline', () => {
  test('headings carry names, choices are links, an arrow is a plain connection', () => {
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
      { numRuns: runs(300) },
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
