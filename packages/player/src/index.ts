'use client';

export {
  type BrowserRecorderOptions,
  createBrowserRecorder,
  leaveWithPage,
} from './counting/browserRecorder.ts';
export type { PlayerEvent } from './events/playerEvents.ts';
export type { PlayerLabels } from './labels/PlayerLanguage.tsx';
export { browserSteps } from './StoryPlayer/BrowserBack.ts';
export { StoryPlayer } from './StoryPlayer/StoryPlayer.tsx';
export {
  type ChoiceShares,
  type PassagePart,
  type PlayerControls,
  type PlayerHeadingLevel,
  type PlayerPresentation,
  playerPresentations,
  type StoryPlayerProps,
} from './StoryPlayer.types.ts';
export { StoryText, type StoryTextProps } from './StoryText/StoryText.tsx';
export {
  defaultReadingSettings,
  lineWidths,
  type ReadingFace,
  type ReadingLineWidth,
  type ReadingSettings,
  type ReadingTextSize,
  type ReadingTheme,
  readingFaces,
  readingThemes,
  textSizes,
} from './settings/readingSettings.ts';
export { browserStorage, memoryStorage, type PlayerStorage } from './storage/playerStorage.ts';
