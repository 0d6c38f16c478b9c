import type { PlayState, StoryDocument } from '@dreamfork/story';
import type { PlayerEvent } from '../events/playerEvents.ts';
import type { ReadingSettings } from '../settings/readingSettings.ts';

/** `page` fills the page that holds it; `overlay` covers the page and is closed again. */
export const playerPresentations = ['page', 'overlay'] as const;
export type PlayerPresentation = (typeof playerPresentations)[number];

export type PlayerHeadingLevel = 1 | 2 | 3;

export type StoryPlayerProps = {
  /** The story to read; a change of it keeps the reader's place. */
  story: StoryDocument;
  /** @default 'page' */
  presentation?: PlayerPresentation;
  /** Where to go on reading; without it the story begins at its start node. */
  initialState?: PlayState;
  /** Called with the new state after every step: plain JSON, fit to be kept. */
  onStateChange?: (state: PlayState) => void;
  /** Called with what the reader did. */
  onEvent?: (event: PlayerEvent) => void;
  /** Makes the player closable. */
  onClose?: () => void;
  /** Milliseconds before automatic mode goes on. @default 3000 */
  autoAdvanceDelay?: number;
  /** Level of the story's title; the passage's heading is one below. @default 1 */
  headingLevel?: PlayerHeadingLevel;
  /** How the reader liked the text last time. */
  initialSettings?: Partial<ReadingSettings>;
  /** Called when the reader changes how the text is set. */
  onSettingsChange?: (settings: ReadingSettings) => void;
};
