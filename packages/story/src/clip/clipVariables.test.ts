import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyChange } from '../change/applyChange.ts';
import { reverseChange } from '../change/change.ts';
import { addVariable } from '../operations/variables.ts';
import type { StoryDocument, StoryNode } from '../schema/document.ts';
import { parseStory } from '../schema/parseStory.ts';
import type { VariableType } from '../schema/variable.ts';
import { buildStory } from '../testing/buildStory.ts';
import { countingIds } from '../testing/countingIds.ts';
import { deepFreeze } from '../testing/deepFreeze.ts';
import { failureOf, successOf } from '../testing/outcome.ts';
import { storyArbitrary } from '../testing/story.arbitrary.ts';
import { parseTemplate } from '../variables/template.ts';
import { nodeVariables, variableUses } from '../variables/variableUses.ts';
import { clipVariableClashes } from './clipVariables.ts';
import { copyNodes, duplicateNodes } from './copyNodes.ts';
import { pasteClip } from './pasteClip.ts';

const plain = buildStory().node('start', 'start', { content: 'Скобки {как есть}' }).build();

const withVariable = (story: StoryDocument, name: string, type: VariableType = 'number') =>
  successOf(addVariable(story, { variable: { id: `v-${name}`, name, type } })).story;

const shop = withVariable(
  withVariable(
    buildStory()
      .node('start', 'start', { content: 'У вас {золото}.' })
      .node('shop', 'choice', {
        content: 'x',
        effects: [{ kind: 'add', variable: 'золото', value: 'visits("shop") + visits("start")' }],
      })
      .build(),
    'золото',
  ),
  'ключ',
);
const remembering = {
  ...shop,
  nodes: shop.nodes.map((node) =>
    node.id === 'start' ? { ...node, content: 'У вас {золото}.' } : node,
  ),
};

const paste = (
  into: StoryDocument,
  clip = copyNodes(remembering, ['start', 'shop']),
  answers: Record<string, 'use' | 'add'> = {},
) => successOf(pasteClip(into, clip, { ids: countingIds('new'), at: { x: 0, y: 0 }, answers }));

const named = ({ variables = [] }: StoryDocument) =>
  variables.map(({ name, type }) => `${name}: ${type}`);

describe('pasting what names variables', () => {
  test('K10, K12: the used variables come along, and the story’s own texts stay as they were', () => {
    const { story, change } = paste(plain);
    expect(named(story)).toEqual(['золото: number']);
    expect(story.nodes[0]?.content).toBe('Скобки \\{как есть\\}');
    expect(story.nodes[1]?.content).toBe('У вас {золото}.');
    expect(applyChange(story, reverseChange(change))).toEqual(plain);
    expect(parseStory(story)).toEqual({ ok: true, value: story });
  });

  test('K11: a variable of the same name and type is used', () => {
    const into = withVariable(plain, 'золото');
    const clip = copyNodes(remembering, ['start', 'shop']);
    expect(clipVariableClashes(into, clip)).toEqual([]);
    expect(paste(into, clip).story.variables).toBe(into.variables);
    expect(named(paste(into, clip, { золото: 'add' }).story)).toEqual([
      'золото: number',
      'золото_2: number',
    ]);
  });

  test('K11: one of another type is added under a free name, unless the story’s is asked for', () => {
    const into = withVariable(withVariable(plain, 'золото', 'text'), 'золото_2');
    const clip = copyNodes(remembering, ['start', 'shop']);
    expect(clipVariableClashes(into, clip)).toMatchObject([
      { copied: { type: 'number' }, known: { type: 'text' }, freeName: 'золото_3' },
    ]);
    const { story } = paste(into, clip);
    expect(named(story)).toEqual(['золото: text', 'золото_2: number', 'золото_3: number']);
    expect(story.nodes[1]?.content).toBe('У вас {золото_3}.');
    expect(story.nodes[2]?.effects).toMatchObject([{ variable: 'золото_3' }]);
    const used = paste(into, clip, { золото: 'use' }).story;
    expect(used.variables).toBe(into.variables);
    expect(used.nodes[1]?.content).toBe('У вас {золото}.');
  });

  test('K10: more than 500 variables are refused', () => {
    const variables = Array.from({ length: 500 }, (_, index) => ({
      id: `w${index}`,
      name: `w${index}`,
      type: 'number' as const,
      initial: 0,
      note: '',
    }));
    const input = { ids: countingIds('new'), at: { x: 0, y: 0 } };
    const clip = copyNodes(remembering, ['start']);
    expect(failureOf(pasteClip({ ...plain, variables }, clip, input)).code).toBe(
      'variables-too-many',
    );
    expect(pasteClip({ ...plain, variables }, copyNodes(plain, ['start']), input).ok).toBe(true);
  });

  test('K12: braces of a clip that does not remember are escaped', () => {
    const { story } = paste(withVariable(plain, 'золото'), copyNodes(plain, ['start']));
    expect(story.nodes[1]?.content).toBe('Скобки \\{как есть\\}');
  });

  test('K12: a clip without anything to remember leaves the story as it was', () => {
    const clip = copyNodes(
      { ...remembering, nodes: remembering.nodes.map((node) => ({ ...node, content: 'x' })) },
      ['start'],
    );
    expect(paste(plain, clip).story.variables).toBeUndefined();
  });

  test('K13: copies ask about the copied node; others about the node that they asked about', () => {
    const { story } = paste(remembering, copyNodes(remembering, ['shop']));
    expect(story.nodes[2]?.effects?.[0]?.value).toBe('visits("new-1") + visits("start")');
    const twice = successOf(
      duplicateNodes(remembering, {
        nodeIds: ['start', 'shop'],
        ids: countingIds('new'),
        offset: { x: 15, y: 15 },
      }),
    ).story;
    expect(twice.nodes[3]?.effects?.[0]?.value).toBe('visits("new-2") + visits("new-1")');
  });
});

/** What a reader sees of a text before any value is put in. */
const seen = (text: string, remembers: boolean) =>
  remembers ? parseTemplate(text).parts : text === '' ? [] : [text];

const textsOf = (nodes: readonly StoryNode[], remembers: boolean) =>
  nodes.map(({ title, content }) => [seen(title, remembers), seen(content, remembers)]);

test('K10–K12: any clip in any story: no text reads differently, and no pasted name is unknown that was not', () => {
  fc.assert(
    fc.property(storyArbitrary, storyArbitrary, fc.boolean(), (from, into, isAnotherType) => {
      const story = deepFreeze({
        ...into,
        ...(isAnotherType && into.variables
          ? {
              variables: into.variables.map((one) => ({
                ...one,
                type: 'text' as const,
                initial: '',
              })),
            }
          : {}),
      });
      const clip = deepFreeze(
        copyNodes(
          from,
          from.nodes.map(({ id }) => id),
        ),
      );
      const { story: after, change } = paste(story, clip);
      expect(parseStory(after)).toEqual({ ok: true, value: after });
      expect(applyChange(after, reverseChange(change))).toEqual(story);
      const count = into.nodes.length;
      expect(textsOf(after.nodes.slice(0, count), after.variables !== undefined)).toEqual(
        textsOf(into.nodes, into.variables !== undefined),
      );
      // A clip that does not remember reads as it did; one that does names what it named.
      const copies = after.nodes.slice(count);
      const remembers = after.variables !== undefined;
      expect(from.variables ? [] : textsOf(copies, remembers)).toEqual(
        from.variables ? [] : textsOf(from.nodes, false),
      );
      for (const { name } of from.variables ?? []) {
        if (variableUses({ ...from, connections: [] }, name).length === 0) continue;
        expect(after.variables?.some((one) => one.name.startsWith(name))).toBe(true);
      }
      const unknown = (nodes: readonly StoryNode[], { variables = [] }: StoryDocument) => {
        const names = new Set(variables.map(({ name }) => name));
        return nodes
          .flatMap(nodeVariables)
          .flatMap(({ uses }) => uses.filter(({ name }) => !names.has(name)));
      };
      expect(from.variables ? unknown(copies, after).length : 0).toBe(
        from.variables ? unknown(from.nodes, from).length : 0,
      );
    }),
  );
});
