import { mediaPath, type NodeMedia, type StoryDocument } from '@dreamfork/story';
import { sampleStory } from '@dreamfork/story/testing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyOverlays } from '../../store/session/canvasOverlays.ts';
import { emptySelection, selectNodes } from '../../store/session/selection.ts';
import { createScene, type Scene } from '../geometry/scene.ts';
import { groupedStory, none, sceneOf, storyVersions } from '../geometry/testing.ts';
import { placeholderColour } from '../media/placeholderColour.ts';
import { createFarSnapshots, type FarSnapshotSubject } from './createFarSnapshots.ts';
import { type FarSnapshot, type FarSnapshotState, flag } from './farSnapshot.ts';

const state: FarSnapshotState = {
  selection: emptySelection,
  overlays: emptyOverlays,
  away: null,
  isDragged: () => false,
  isNoteAway: () => false,
};

const subjectOf = (scene: Scene, others: Partial<FarSnapshotState> = {}): FarSnapshotSubject => ({
  scene,
  state: { ...state, ...others },
  hasTitles: true,
});

/** What a picture shows: its cards and lines, in no order. */
const shown = ({ cards, types, cardFlags, colours, titles, lines, lineFlags }: FarSnapshot) => ({
  cards: [...types]
    .map((type, at) => [
      ...cards.slice(at * 4, at * 4 + 4),
      type,
      cardFlags[at],
      colours[at],
      titles[at],
    ])
    .map(String)
    .toSorted(),
  lines: [...lineFlags]
    .map((flags, at) => [...lines.slice(at * 4, at * 4 + 4), flags])
    .map(String)
    .toSorted(),
});

test('a picture that follows edits shows what a first picture of the last version shows', () => {
  const seen = fc.array(fc.boolean(), { minLength: 21, maxLength: 21 });
  fc.assert(
    fc.property(storyVersions, seen, (versions, isSeen) => {
      const scene = createScene();
      const take = createFarSnapshots();
      const chosen = { selection: selectNodes(['node-3', 'node-4']) };
      for (const [index, version] of versions.entries()) {
        scene.update(version, none);
        if (isSeen[index]) take(subjectOf(scene, chosen));
      }
      const fresh = sceneOf(versions.at(-1) as StoryDocument);
      expect(shown(take(subjectOf(scene, chosen)))).toEqual(
        shown(createFarSnapshots()(subjectOf(fresh, chosen))),
      );
    }),
  );
});

test('while nothing changes the picture is the same one', () => {
  const scene = sceneOf(sampleStory);
  const take = createFarSnapshots();
  const first = take(subjectOf(scene));
  expect(take(subjectOf(scene))).toBe(first);
  expect(take(subjectOf(scene, { selection: selectNodes(['door']) }))).not.toBe(first);
});

test('another selection highlights other cards', () => {
  const scene = sceneOf(sampleStory);
  const take = createFarSnapshots();
  const marked = (nodeIds: readonly string[]) =>
    [...take(subjectOf(scene, { selection: selectNodes(nodeIds) })).cardFlags].filter(
      (flags) => flags & flag.selected,
    ).length;
  expect([marked(['door', 'sea']), marked([]), marked(['sea'])]).toEqual([2, 0, 1]);
});

test('what is dragged or lies in a collapsed group is not in the picture, and comes back', () => {
  const take = createFarSnapshots();
  const scene = sceneOf(groupedStory);
  const all = sampleStory.nodes.length;
  const drag = { away: {}, isDragged: (id: string) => id === 'door' };
  expect(take(subjectOf(scene, drag)).types).toHaveLength(all - 1);
  expect(take(subjectOf(scene)).types).toHaveLength(all);
  scene.update(groupedStory, new Set(['chapter']));
  expect(take(subjectOf(scene)).types).toHaveLength(all - 2);
  scene.update(groupedStory, none);
  expect(take(subjectOf(scene)).types).toHaveLength(all);
});

test('a card with a picture has the mean colour of it', () => {
  const picture = {
    id: 'lamp',
    mediaType: 'image' as const,
    url: mediaPath('lamp'),
    placeholder: 'zscFDIII+AiKiIdyi4g4j3IBpw==',
    title: '',
    description: '',
    fileSize: 0,
    mimeType: 'image/png',
    order: 0,
    isActive: true,
  };
  const showing = (media: NodeMedia[]) =>
    createFarSnapshots()(
      subjectOf(
        sceneOf({
          ...sampleStory,
          nodes: sampleStory.nodes.map((node) =>
            node.id === 'door' ? { ...node, type: 'image', media } : node,
          ),
        }),
      ),
    ).colours.filter(Boolean);
  const colour = placeholderColour(picture.placeholder) ?? 0;
  expect([...showing([picture])]).toEqual([0x1_00_00_00 | colour]);
  expect([...showing([{ ...picture, placeholder: '' }])]).toEqual([]);
});
