import { diagnoseStory, parseStory, validateDocument } from '@dreamfork/story';
import { countingIds } from '@dreamfork/story/testing';
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

test('two stories of one template share no ids', () => {
  const [template] = templates;
  if (!template) throw new Error('There are no templates.');
  const ids = countingIds();
  const idsOf = () => storyFromTemplate(template, { locale: 'ru', ids }).nodes.map(({ id }) => id);
  const first = new Set(idsOf());
  expect(idsOf().filter((id) => first.has(id))).toEqual([]);
});
