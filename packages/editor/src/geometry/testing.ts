import { addGroup, deleteNodes, moveNodes, type StoryDocument, updateNode } from '@dreamfork/story';
import { generateStory, sampleStory, successOf } from '@dreamfork/story/testing';
import fc from 'fast-check';
import { createScene, type Scene } from './scene.ts';

/** No group is folded. */
export const none: ReadonlySet<string> = new Set();

export const sceneOf = (document: StoryDocument, folded = none): Scene => {
  const scene = createScene();
  scene.update(document, folded);
  return scene;
};

/** The sample story with two of its nodes in the group "chapter". */
export const groupedStory = successOf(
  addGroup(sampleStory, {
    group: { id: 'chapter', title: 'Глава', colour: 'blue' },
    nodeIds: ['door', 'sea'],
  }),
).story;

const step = fc.record({
  kind: fc.constantFrom('move', 'delete', 'word', 'back'),
  at: fc.nat(29),
  x: fc.integer(),
  y: fc.integer(),
});

/** A story of thirty nodes and what an author makes of it, version after version. */
export const storyVersions: fc.Arbitrary<StoryDocument[]> = fc
  .array(step, { maxLength: 20 })
  .map((steps) => {
    const versions = [generateStory(30)];
    for (const { kind, at, x, y } of steps) {
      const story = versions.at(-1) as StoryDocument;
      const node = story.nodes[at % story.nodes.length];
      if (!node) continue;
      const edits = {
        move: () => successOf(moveNodes(story, { positions: { [node.id]: { x, y } } })).story,
        delete: () =>
          node.id === story.startNodeId
            ? story
            : successOf(deleteNodes(story, { nodeIds: [node.id] })).story,
        word: () =>
          successOf(
            updateNode(story, { nodeId: node.id, content: 'слово '.repeat(Math.abs(x) % 40) }),
          ).story,
        back: () => versions[at % versions.length] as StoryDocument,
      };
      versions.push(edits[kind]());
    }
    return versions;
  });
