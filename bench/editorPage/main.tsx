import { generateStory } from '@dreamfork/story/testing';
import { openBare } from './openBare.tsx';
import { openEditor } from './openEditor.tsx';

const query = new URLSearchParams(location.search);
const story = generateStory(Number(query.get('nodes') ?? 1000));
const open = query.get('kind') === 'bare' ? openBare : openEditor;
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');
const place = root;

/** Opening begins when the bench says so: with the data in hand, and the code there too. */
Object.assign(globalThis, {
  openStory: () => {
    performance.mark('opening');
    open(place, story);
  },
});
if (query.has('now')) open(place, story);
