import '@dreamfork/ui/base';
import '@dreamfork/ui/page';
import { generateStory } from '@dreamfork/story/testing';
import { openBare } from './openBare.tsx';
import { openEditor } from './openEditor.tsx';
import { withPictures } from './withPictures.ts';

const query = new URLSearchParams(location.search);
const generated = generateStory(Number(query.get('nodes') ?? 1000));
const story = query.has('pictures') ? withPictures(generated) : generated;
const open = query.get('kind') === 'bare' ? openBare : openEditor;

/** Whether the canvas has taken its place on the page and something of the story is on it. */
const isRendered = (): boolean =>
  document.querySelector('[data-testid="canvas-pane"] canvas, .react-flow__node') !== null;

/**
 * Opens the story when the bench says so, with the data in hand and the code there too. Answers the
 * milliseconds until the canvas is painted and the page is free to answer the pointer.
 */
Object.assign(globalThis, {
  openStory: () =>
    new Promise<number>((resolve) => {
      const root = document.getElementById('root');
      if (!root) throw new Error('index.html has no element with the id "root".');
      const started = performance.now();
      open(root, story, Number(query.get('threads') ?? 0));
      const look = () => {
        if (!isRendered()) setTimeout(look);
        else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)));
      };
      look();
    }),
});
