/**
 * The folder of the accepted pictures, from the root of the repository. `npm run visual -- --all` compares
 * with pictures that were taken at another commit.
 */
export const picturesFolder = process.env.PICTURES_FOLDER ?? 'pictures';

/** Whether pictures are taken of all screens, panels and matrices, in all themes. */
export const takesAllPictures = process.env.ALL_PICTURES === '1';

/** The stories whose pictures stay in the repository: what everything else is made of. */
export const picturedFiles = [
  'packages/ui/src/',
  'packages/player/src/StoryPlayer/',
  'packages/library/src/stories/',
  'packages/editor/src/canvas/CanvasView.stories.tsx',
  'packages/editor/src/nodeTypes/',
] as const;

/** Folder of reference, actual and difference of failed comparisons. */
export const reportFolder = '.reports/visual';
