import {
  diagnoseStory,
  effectKinds,
  type PlayEvent,
  parseStory,
  playReducer,
  playView,
  startPlay,
  validateDocument,
} from '@dreamfork/story';
import { countingIds, seededRandom } from '@dreamfork/story/testing';
import { describe, expect, test } from 'vitest';
import { storyFromTemplate } from './createFromTemplate.ts';
import { templates } from './templates.ts';

const every = templates.flatMap((template) =>
  (['ru', 'en'] as const).map((locale) => ({
    name: `${template.id} (${locale})`,
    template,
    locale,
  })),
);

describe.each(every)('the template $name', ({ template, locale }) => {
  const story = storyFromTemplate(template, { locale, ids: countingIds() });

  test('is a valid story without diagnostics', () => {
    expect(parseStory(story)).toEqual({ ok: true, value: story });
    expect(validateDocument(story)).toEqual([]);
    expect(diagnoseStory(story)).toEqual([]);
  });

  test('has a text for every passage and every choice', () => {
    for (const node of story.nodes) {
      expect(node.title).not.toBe('');
      expect(node.content).not.toBe('');
      for (const { text } of node.choices) expect(text).not.toBe('');
    }
    expect(story.title).not.toBe('');
    expect(story.description).not.toBe('');
  });

  test('has a choice and an ending', () => {
    expect(story.nodes.some(({ choices }) => choices.length > 1)).toBe(true);
    expect(story.nodes.some(({ type }) => type === 'end')).toBe(true);
  });

  test('is aligned to the canvas grid without overlapping cards', () => {
    const places = story.nodes.map(({ position: { x, y } }) => `${x} ${y}`);
    expect(new Set(places).size).toBe(places.length);
    for (const { position } of story.nodes) {
      expect([position.x % 15, position.y % 15]).toEqual([0, 0]);
    }
  });
});

/** The ends that random readings come to, and the texts and reasons that readers saw. */
function readAtRandom(locale: 'ru' | 'en') {
  const template = templates.find(({ id }) => id === 'memory');
  if (!template) throw new Error('There is no such template.');
  const story = storyFromTemplate(template, { locale, ids: countingIds() });
  const ends = new Set<string>();
  const visited = new Set<string>();
  const seen: string[] = [];
  for (let seed = 1; seed <= 60; seed += 1) {
    const begun = startPlay(story, { seed });
    if (!begun.ok) throw new Error(begun.error.code);
    let state = begun.value;
    const random = seededRandom(seed);
    for (let step = 0; step < 60; step += 1) {
      const view = playView(story, state);
      if (!view) throw new Error('The state has no view.');
      visited.add(view.node.id);
      seen.push(view.node.content, ...view.choices.map(({ closedReason = '' }) => closedReason));
      if (view.isEnd) {
        ends.add(view.node.id);
        break;
      }
      expect(view.isDeadEnd).toBe(false);
      const open = view.choices.filter(({ closedReason }) => closedReason === undefined);
      const event = ((): PlayEvent => {
        if (view.question) return { type: 'answer', text: 'Вера' };
        const choice = open[Math.floor(random() * open.length)];
        return choice ? { type: 'choose', choiceId: choice.choiceId } : { type: 'next' };
      })();
      const after = playReducer(story, state, event);
      expect(after).not.toBe(state);
      state = after;
    }
  }
  return { story, ends, visited, seen };
}

describe.each(['ru', 'en'] as const)('the template that remembers (%s)', (locale) => {
  const { story, ends, visited, seen } = readAtRandom(locale);

  test('is read to every end, and every node is visited', () => {
    const endNodes = story.nodes.filter(({ type }) => type === 'end');
    expect(endNodes).toHaveLength(4);
    expect(ends.size).toBe(4);
    expect(visited.size).toBe(story.nodes.length);
  });

  test('shows readers no braces, but the name that they gave and why a choice is closed', () => {
    const text = seen.join('\n');
    expect(text).not.toMatch(/[{}]/);
    expect(text).toContain('Вера');
    expect(text).toMatch(/у вас пока 1|so far you have 1/);
  });

  test('uses variables of every type and effects of every kind', () => {
    const types = new Set(story.variables?.map(({ type }) => type));
    expect(types).toEqual(new Set(['number', 'boolean', 'text']));
    const effects = story.nodes.flatMap((node) => [
      ...(node.effects ?? []),
      ...node.choices.flatMap((choice) => choice.effects ?? []),
    ]);
    expect(new Set(effects.map(({ kind }) => kind))).toEqual(new Set(effectKinds));
    const choices = story.nodes.flatMap((node) => node.choices);
    expect(
      choices.filter(({ condition, closedReason }) => condition && !closedReason),
    ).toHaveLength(1);
    expect(choices.filter(({ closedReason }) => closedReason)).toHaveLength(1);
    expect(story.connections.filter(({ condition }) => condition)).toHaveLength(2);
  });
});

test('two stories of one template share no ids', () => {
  const [template] = templates;
  if (!template) throw new Error('There are no templates.');
  const ids = countingIds();
  const idsOf = () => storyFromTemplate(template, { locale: 'ru', ids }).nodes.map(({ id }) => id);
  const first = new Set(idsOf());
  expect(idsOf().filter((id) => first.has(id))).toEqual([]);
});
