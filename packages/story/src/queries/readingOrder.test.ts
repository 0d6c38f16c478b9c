import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildStory } from '../testing/buildStory.ts';
import { connectionsBack, readingOrder } from './readingOrder.ts';

test('Q20: a connection leads back only where its target lies on the path to it', () => {
  const story = buildStory()
    .node('a', 'start')
    .node('b', 'text', { position: { x: 900, y: 0 } })
    .node('c', 'text', { position: { x: 300, y: 0 } })
    .node('d', 'end')
    .link('a', 'b')
    .link('b', 'c')
    .link('c', 'a')
    .link('c', 'c')
    .link('a', 'd')
    .link('c', 'd')
    .build();
  expect([...connectionsBack(story)].toSorted()).toEqual(['c>a', 'c>c']);
});

test('Q20: whatever the graph, all other edges lead onward in one order that has every node once', () => {
  const node = fc.nat(11).map(String);
  fc.assert(
    fc.property(fc.array(fc.record({ from: node, to: node }), { maxLength: 40 }), (edges) => {
      const ids = Array.from({ length: 12 }, (_, index) => String(index));
      const { order, back } = readingOrder(ids, edges, '5');
      expect(order.toSorted()).toEqual(ids.toSorted());
      const places = new Map(order.map((id, index) => [id, index]));
      for (const edge of edges) {
        if (back.has(edge)) continue;
        expect(places.get(edge.from)).toBeLessThan(places.get(edge.to) as number);
      }
    }),
  );
});
