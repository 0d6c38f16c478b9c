export type { PlayerEvent } from './events/playerEvents.ts';
export { StoryPlayer } from './StoryPlayer/StoryPlayer.tsx';
export {
  type PlayerHeadingLevel,
  type PlayerPresentation,
  playerPresentations,
  type StoryPlayerProps,
} from './StoryPlayer/StoryPlayer.types.ts';
export {
  defaultReadingSettings,
  lineWidths,
  type ReadingLineWidth,
  type ReadingSettings,
  type ReadingTextSize,
  textSizes,
} from './settings/readingSettings.ts';
