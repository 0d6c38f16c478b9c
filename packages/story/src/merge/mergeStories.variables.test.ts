import { describe, expect, test } from 'vitest';
import type { StoryDocument } from '../schema/document.ts';
import { parseStory } from '../schema/parseStory.ts';
import type { Variable } from '../schema/variable.ts';
import { buildStory } from '../testing/buildStory.ts';
import { renameVariables } from '../variables/renameVariables.ts';
import { conflictKey } from './conflict.ts';
import { mergeStories, resolveConflicts } from './mergeStories.ts';

const gold: Variable = { id: 'v1', name: 'золото', type: 'number', initial: 2, note: '' };
const key: Variable = { id: 'v2', name: 'ключ', type: 'boolean', initial: false, note: '' };

const base: StoryDocument = {
  ...buildStory()
    .node('start', 'start', { content: 'У вас {золото} монет, золото блестит.' })
    .node('end', 'end')
    .link('start', 'end')
    .build(),
  variables: [gold],
};

const renamed = (story: StoryDocument, name: string): StoryDocument => ({
  ...renameVariables(story, new Map([['золото', name]])),
  variables: (story.variables ?? []).map((one) => (one.id === 'v1' ? { ...one, name } : one)),
});

const withContent = (story: StoryDocument, content: string): StoryDocument => ({
  ...story,
  nodes: story.nodes.map((node) => (node.id === 'start' ? { ...node, content } : node)),
});

test('E39: a name changes in expressions and effects, in no other text', () => {
  const story: StoryDocument = {
    ...base,
    nodes: base.nodes.map((node) => ({
      ...node,
      title: '{если золото > 3: золото | иначе: {золото * 2}} \\{золото\\} {золото +}',
      effects: [{ kind: 'set', variable: 'золото', value: 'золото + visits("золото")' }],
      choices: [
        { id: `${node.id}.1`, text: 'x', connectionId: 'temp_1', condition: 'не  (золото = 1)' },
      ],
    })),
  };
  expect(renamed(story, 'монеты').nodes[0]).toMatchObject({
    title: '{если монеты > 3: золото | иначе: {монеты * 2}} \\{золото\\} {золото +}',
    content: 'У вас {монеты} монет, золото блестит.',
    effects: [{ kind: 'set', variable: 'монеты', value: 'монеты + visits("золото")' }],
    choices: [{ condition: 'не  (монеты = 1)' }],
  });
  expect(renameVariables(story, new Map([['другое', 'x']]))).toBe(story);
});

describe('M10: variables are merged one by one', () => {
  test('a new name of one side applies to the texts of the other, without a conflict', () => {
    const mine = renamed(base, 'монеты');
    const theirs = { ...withContent(base, 'Новый текст: {золото}.'), variables: [gold, key] };
    for (const input of [
      { base, mine, theirs },
      { base, mine: theirs, theirs: mine },
    ]) {
      const { merged, conflicts } = mergeStories(input);
      expect(conflicts).toEqual([]);
      expect(merged.variables).toEqual([{ ...gold, name: 'монеты' }, key]);
      expect(merged.nodes[0]?.content).toBe('Новый текст: {монеты}.');
      expect(parseStory(merged)).toEqual({ ok: true, value: merged });
    }
  });

  test('two names for one variable are a conflict, and the answer applies everywhere', () => {
    const input = { base, mine: renamed(base, 'монеты'), theirs: renamed(base, 'деньги') };
    const { merged, conflicts } = mergeStories(input);
    expect(conflicts).toHaveLength(1);
    expect(merged.nodes[0]?.content).toContain('{монеты}');
    const answers = Object.fromEntries(
      conflicts.map((conflict) => [conflictKey(conflict), 'theirs' as const]),
    );
    const resolved = resolveConflicts(input, answers);
    expect(resolved.nodes[0]?.content).toContain('{деньги}');
    expect(resolved.variables?.[0]?.name).toBe('деньги');
  });

  test('both sides add the first variable', () => {
    const { variables: _variables, ...plain } = withContent(base, 'Текст');
    const mine = { ...plain, variables: [gold] };
    const theirs = { ...plain, variables: [key] };
    const { merged, conflicts } = mergeStories({ base: plain, mine, theirs });
    expect(conflicts).toEqual([]);
    expect(merged.variables).toEqual(expect.arrayContaining([gold, key]));
  });
});
