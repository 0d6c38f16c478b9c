import { describe, expect, test } from 'vitest';
import { buildStory } from '../testing/buildStory.ts';
import { pathsToEnd, pathsToEndMaximum, type ReadingCounts } from './pathsToEnd.ts';

const node = (nodeId: string, readers: number, { left = 0, ended = 0 } = {}) => ({
  nodeId,
  readers,
  left,
  ended,
});

describe('pathsToEnd', () => {
  const story = buildStory()
    .node('start', 'start')
    .node('fork', 'choice')
    .node('hill', 'text')
    .node('sea', 'end')
    .node('home', 'end')
    .link('start', 'fork')
    .choice('fork', 'Up', 'hill')
    .choice('fork', 'Down', 'sea')
    .choice('fork', 'Back', 'home')
    .link('hill', 'sea')
    .link('hill', 'fork')
    .build();
  const [up, down] = story.nodes.find(({ id }) => id === 'fork')?.choices ?? [];
  const choice = (choiceId = '', chosen = 0) => ({ nodeId: 'fork', choiceId, chosen });
  const counts: ReadingCounts = {
    nodes: [node('start', 40), node('fork', 40), node('hill', 30), node('sea', 40, { ended: 40 })],
    choices: [choice(up?.id, 30), choice(down?.id, 10)],
  };
  const chosen = (id?: string) => [{ nodeId: 'fork', choiceId: id }];

  test('S5: the choices that led to an end, the most frequent first', () => {
    expect(pathsToEnd(story, counts, 'sea')).toEqual([
      { choices: chosen(up?.id), share: 0.75 },
      { choices: chosen(down?.id), share: 0.25 },
    ]);
  });

  test('S5: nothing leads where nobody came', () => {
    expect(pathsToEnd(story, counts, 'home')).toEqual([]);
    expect(pathsToEnd(story, { nodes: [], choices: [] }, 'sea')).toEqual([]);
  });

  test('S5: an end without a choice before it has one path of none', () => {
    const plain = buildStory().node('a', 'start').node('b', 'end').link('a', 'b').build();
    const read = { nodes: [node('a', 3), node('b', 3, { ended: 3 })], choices: [] };
    expect(pathsToEnd(plain, read, 'b')).toEqual([{ choices: [], share: 1 }]);
  });

  test('S5: the number of paths is bounded, and a long story is no obstacle', () => {
    let wide = buildStory().node('n0', 'start');
    const nodes = [node('n0', 64)];
    const steps = 3000;
    for (let number = 0; number < steps; number++) {
      const to = `n${number + 1}`;
      wide = wide.node(to, number === steps - 1 ? 'end' : 'text');
      nodes.push(node(to, 64, { ended: number === steps - 1 ? 64 : 0 }));
      if (number < 6) wide = wide.choice(`n${number}`, 'a', to).choice(`n${number}`, 'b', to);
      else wide = wide.link(`n${number}`, to);
    }
    const built = wide.build();
    const choices = built.nodes.flatMap(({ id, choices: offered }) =>
      offered.map((one) => ({ nodeId: id, choiceId: one.id, chosen: 32 })),
    );
    const paths = pathsToEnd(built, { nodes, choices }, `n${steps}`);
    expect(paths).toHaveLength(pathsToEndMaximum);
    for (const { choices: made, share } of paths) {
      expect(made).toHaveLength(6);
      expect(share).toBeCloseTo(1 / 64);
    }
  });
});
