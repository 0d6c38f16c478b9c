import { describe, expect, test } from 'vitest';
import { moveNodes } from '../operations/positions.ts';
import { buildStory } from '../testing/buildStory.ts';
import { successOf } from '../testing/outcome.ts';
import { sampleStory } from '../testing/sampleStory.ts';
import { availableChoices } from './availableChoices.ts';
import { deadEnds, reachableNodes } from './reachability.ts';
import { storyCounts } from './storyCounts.ts';
import { findNode, outgoing, storyIndex } from './storyIndex.ts';
import { targetPreview } from './targetPreview.ts';

const story = buildStory()
  .node('a', 'start')
  .node('fork', 'choice')
  .node('b', 'text')
  .node('end', 'end')
  .node('island', 'text')
  .link('a', 'fork')
  .choice('fork', 'Дальше', 'b')
  .choice('fork', 'Никуда')
  .link('fork', 'island')
  .link('b', 'end')
  .link('b', 'a')
  .link('end', 'island')
  .build();

const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);
const nodeOf = (nodeId: string) => {
  const node = findNode(story, nodeId);
  if (!node) throw new Error(`There is no node ${nodeId}.`);
  return node;
};

describe('storyIndex', () => {
  test('Q1: is built once for a version', () => {
    expect(storyIndex(story)).toBe(storyIndex(story));
    const moved = successOf(moveNodes(story, { positions: { a: { x: 0, y: 0 } } })).story;
    expect(storyIndex(moved).nodesById.get('a')?.position).toEqual({ x: 0, y: 0 });
    expect(storyIndex(moved).outgoingByNode).toBe(storyIndex(story).outgoingByNode);
  });

  test('Q1: finds nodes and connections, and none for unknown ids', () => {
    expect(findNode(story, 'fork')).toBe(story.nodes[1]);
    expect(findNode(story, 'nobody')).toBeUndefined();
    expect(storyIndex(story).connectionsById.get('temp_fork.2')?.toNodeId).toBe('');
  });
});

describe('outgoing', () => {
  test('Q2: placeholders are not among them', () => {
    expect(idsOf(outgoing(story, 'fork'))).toEqual(['fork.1>b', 'fork>island']);
    expect(outgoing(story, 'island')).toEqual([]);
    expect(outgoing(story, 'nobody')).toEqual([]);
  });
});

describe('availableChoices', () => {
  test('Q3: choices with a target, and then no paths', () => {
    const { choices, paths } = availableChoices(story, nodeOf('fork'));
    expect(choices.map(({ choice }) => choice.id)).toEqual(['fork.1']);
    expect(paths).toEqual([]);
  });

  test('Q3: without choices that have a target, the outgoing connections', () => {
    expect(idsOf(availableChoices(story, nodeOf('b')).paths)).toEqual(['b>end', 'b>a']);
    const unlinked = buildStory()
      .node('a', 'choice')
      .node('b', 'text')
      .choice('a', 'Никуда')
      .link('a', 'b')
      .build();
    const [node] = unlinked.nodes;
    expect(node && idsOf(availableChoices(unlinked, node).paths)).toEqual(['a>b']);
  });

  test('Q3: at an end, nothing', () => {
    expect(availableChoices(story, nodeOf('end'))).toEqual({ choices: [], paths: [] });
  });
});

describe('reachableNodes and deadEnds', () => {
  test('Q4: finds exactly the nodes that a reader can get to', () => {
    expect(reachableNodes(story)).toEqual(new Set(['a', 'fork', 'b', 'end']));
    expect(reachableNodes({ ...story, startNodeId: 'island' })).toEqual(new Set(['island']));
    expect(reachableNodes({ ...story, startNodeId: null })).toEqual(new Set());
  });

  test('Q4: follows a choice whose connection belongs to another node', () => {
    const borrowed = { id: 'x', text: 'Чужое', connectionId: 'b>end' };
    const nodes = story.nodes.map((node) =>
      node.id === 'island' ? { ...node, choices: [borrowed] } : node,
    );
    expect(reachableNodes({ ...story, nodes, startNodeId: 'island' })).toEqual(
      new Set(['island', 'end']),
    );
  });

  test('Q4: a node of 200,000 connections is traversed', () => {
    const [hub, target] = story.nodes;
    if (!hub || !target) throw new Error('The story has nodes.');
    const connections = Array.from({ length: 200_000 }, (_, number) => ({
      id: `c${number}`,
      fromNodeId: hub.id,
      toNodeId: target.id,
    }));
    expect(reachableNodes({ ...story, nodes: [hub, target], connections }).size).toBe(2);
  });

  test('Q5: dead ends are not end nodes', () => {
    expect(deadEnds(story)).toEqual(['island']);
    expect(deadEnds(sampleStory)).toEqual([]);
  });
});

describe('storyCounts', () => {
  test('Q6: counts placeholders among connections', () => {
    expect(storyCounts(story)).toEqual({
      nodes: 5,
      connections: 7,
      byType: {
        start: 1,
        text: 2,
        choice: 1,
        image: 0,
        video: 0,
        audio: 0,
        document: 0,
        end: 1,
      },
      choices: 2,
      ends: 1,
    });
  });
});

describe('targetPreview', () => {
  const previewOf = (content: string) =>
    targetPreview(buildStory().node('a', 'text', { title: 'Имя', content }).build(), 'a');

  test('Q7: the title and the first 100 characters', () => {
    expect(previewOf('я'.repeat(101))).toEqual({ title: 'Имя', text: 'я'.repeat(100) });
    expect(previewOf('коротко')?.text).toBe('коротко');
  });

  test('Q7: a character is never cut in half', () => {
    expect(previewOf('🦊'.repeat(101))?.text).toBe('🦊'.repeat(100));
    expect(previewOf(`${'я'.repeat(99)}🦊🦊`)?.text).toBe(`${'я'.repeat(99)}🦊`);
  });

  test('Q7: an unknown target has no preview', () => {
    expect(targetPreview(story, '')).toBeNull();
  });
});
