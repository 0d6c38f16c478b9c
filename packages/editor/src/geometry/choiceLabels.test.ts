import { buildStory, generateStory } from '@dreamfork/story/testing';
import { expect, test } from 'vitest';
import { overlaps } from './bounds.ts';
import { choiceLabels } from './choiceLabels.ts';
import { distanceTo } from './curve.ts';
import { edgeCurve } from './edgeRoute.ts';
import { sceneOf } from './testing.ts';

test('words of options lie at their lines, on no card and on no other words', () => {
  const scene = sceneOf(generateStory(200));
  const labels = choiceLabels(scene, scene.bounds(), []);
  expect(labels.length).toBeGreaterThan(20);
  for (const label of labels) {
    const middle = { x: label.x + label.width / 2, y: label.y + label.height / 2 };
    expect(distanceTo(edgeCurve(scene, label.edge), middle)).toBeLessThan(1);
    const others = [...scene.nodes.values(), ...labels.filter((other) => other !== label)];
    expect(others.filter((other) => overlaps(other, label))).toEqual([]);
  }
});

test('they give way to titles of groups, and a folded group says none', () => {
  const story = buildStory('Развилка')
    .node('fork', 'choice', { position: { x: 0, y: 0 } })
    .node('road', 'text', { position: { x: 900, y: 0 } })
    .choice('fork', 'Направо', 'road')
    .build();
  const scene = sceneOf(story);
  const said = (titles: { x: number; y: number; width: number; height: number }[]) =>
    choiceLabels(scene, scene.bounds(), titles).map(({ text }) => text);
  expect(said([])).toEqual(['Направо']);
  expect(said([{ x: 236, y: -500, width: 664, height: 1000 }])).toEqual([]);
  const grouped = {
    ...story,
    groups: [{ id: 'start', title: 'Начало', colour: 'blue' as const }],
    nodes: story.nodes.map((node) => (node.id === 'fork' ? { ...node, groupId: 'start' } : node)),
  };
  const folded = sceneOf(grouped, new Set(['start']));
  expect(choiceLabels(folded, folded.bounds(), [])).toEqual([]);
});
