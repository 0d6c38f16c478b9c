import { describe, expect, test } from 'vitest';
import { reverseChange } from '../change/change.ts';
import { changeBetween } from '../change/changeBetween.ts';
import { inserted, retitled, story, without } from '../change/fiveNodes.fixture.ts';
import { moveNodes } from '../operations/positions.ts';
import { updateNode } from '../operations/updateNode.ts';
import type { StoryDocument } from '../schema/document.ts';
import { successOf } from '../testing/outcome.ts';
import { reapplyChange } from './reapplyChange.ts';

describe('reapplyChange', () => {
  const edited = successOf(
    updateNode(story, { nodeId: 'b', title: 'Дверь', content: 'Она заперта наглухо.' }),
  ).story;
  const undo = changeBetween(edited, story);
  const reapplied = (now: StoryDocument) => reapplyChange(now, undo, changeBetween(edited, now));
  const nodeIn = (from: StoryDocument, nodeId: string) =>
    from.nodes.find(({ id }) => id === nodeId);

  test('C6: what others wrote in the same item stays and is named, the rest is undone', () => {
    const now = retitled(edited, 'b', 'Калитка');
    const { document, skipped } = reapplied(now);
    expect(nodeIn(document, 'b')).toEqual({
      ...nodeIn(story, 'b'),
      title: 'Калитка',
    });
    expect(skipped).toMatchObject([{ kind: 'node', id: 'b', part: 'title' }]);
  });

  test('C6: words of others stay in a text of which the own words are undone', () => {
    const own = successOf(
      updateNode(edited, { nodeId: 'b', content: 'Она давно заперта наглухо.' }),
    );
    const { story: now } = successOf(
      updateNode(own.story, { nodeId: 'b', content: 'Она давно заперта наглухо. Темно.' }),
    );
    const { document, skipped } = reapplyChange(
      now,
      reverseChange(own.change),
      changeBetween(own.story, now),
    );
    expect(nodeIn(document, 'b')?.content).toBe('Она заперта наглухо. Темно.');
    expect(skipped).toEqual([]);
  });

  test('C6: what others deleted stays deleted, what they placed stays there', () => {
    const gone = reapplied(without(edited, 'b'));
    expect(nodeIn(gone.document, 'b')).toBeUndefined();
    expect(gone.skipped).toMatchObject([{ kind: 'node', id: 'b', mine: null }]);
    const move = (from: StoryDocument, x: number) =>
      successOf(moveNodes(from, { positions: { c: { x, y: 0 } } })).story;
    const [mine, theirs] = [move(story, 15), move(story, 30)];
    const { document, skipped } = reapplyChange(
      theirs,
      changeBetween(mine, story),
      changeBetween(mine, theirs),
    );
    expect(document).toEqual(theirs);
    expect(skipped).toMatchObject([{ id: 'c', part: 'position' }]);
  });

  test('C6: items that others left alone are undone wherever they stand now, and stay the same objects', () => {
    const now = inserted(retitled(edited, 'd', 'Их'), 0, 'x');
    const { document, foreign } = reapplied(now);
    expect(document).toEqual(inserted(retitled(story, 'd', 'Их'), 0, 'x'));
    expect(document.nodes[1]).toBe(story.nodes[0]);
    expect(foreign).toEqual(changeBetween(edited, now));
  });
});
