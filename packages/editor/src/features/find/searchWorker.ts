import { findInStory, newStory, type StoryNode } from '@dreamfork/story';
import type { SearchMessage, SearchQuestion } from './searcher.ts';

type Asked = { nodes: StoryNode[] } | SearchQuestion;

/** Only what this file needs of a worker's world; the types of the page do not know it. */
const world = globalThis as unknown as {
  onmessage: ((event: { data: Asked }) => void) | null;
  postMessage: (message: SearchMessage) => void;
};

const nodes: StoryNode[] = [];

world.onmessage = ({ data }) => {
  if ('nodes' in data) {
    for (const node of data.nodes) nodes.push(node);
    return;
  }
  world.postMessage({ kind: 'started' });
  const empty = newStory({ ids: { next: () => 'search' } });
  const result = findInStory({ ...empty, nodes }, data.query, data.options);
  world.postMessage({ kind: 'found', matches: result.ok ? result.value : [] });
};
