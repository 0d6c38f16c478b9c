import type { PlayMode, PlayState, StoryDocument } from '@dreamfork/story';
import type { Locale } from '@dreamfork/ui/i18n';
import type { ReactNode } from 'react';
import type { PlayerEvent } from '../events/playerEvents.ts';
import type { PlayerLabels } from '../labels/labels.ts';
import type { ReadingSettings } from '../settings/readingSettings.ts';
import type { PlayerStorage } from '../storage/playerStorage.ts';

/**
 * `page` fills the page that holds it; `inline` is as high as its text; `overlay` covers the page and
 * is closed again.
 */
export const playerPresentations = ['page', 'inline', 'overlay'] as const;
export type PlayerPresentation = (typeof playerPresentations)[number];

export type PlayerHeadingLevel = 1 | 2 | 3;

export type StoryPlayerProps = {
  /** The story to read; a change of it keeps the reader's place. */
  story: StoryDocument;
  /** @default 'page' */
  presentation?: PlayerPresentation;
  /** Where to go on reading; without it the place that `storage` holds, else the start node. */
  initialState?: PlayState;
  /** Called with the new state after every step: plain JSON, fit to be kept. */
  onStateChange?: (state: PlayState) => void;
  /** Whether the story goes on by itself when it is opened afresh. @default 'manual' */
  initialMode?: PlayMode;
  /** Called with what the reader did. */
  onEvent?: (event: PlayerEvent) => void;
  /** Makes the player closable. */
  onClose?: () => void;
  /** Milliseconds before automatic mode goes on, unless the reader chose. @default 3000 */
  autoAdvanceDelay?: number;
  /** Level of the story's title; the passage's heading is one below. @default 1 */
  headingLevel?: PlayerHeadingLevel;
  /** How the text is set until the reader chooses. */
  initialSettings?: Partial<ReadingSettings>;
  /** Called when the reader changes how the text is set. */
  onSettingsChange?: (settings: ReadingSettings) => void;
  /** Keeps the reader's settings, and with `storyId` their place and bookmarks. */
  storage?: PlayerStorage;
  /** Names the story in the storage; without it no place is kept and no bookmarks are offered. */
  storyId?: string;
  /** The address that an end offers to share. */
  shareUrl?: string;
  /** Opens the host's own ways of sharing; makes a button in the bar above the text. */
  onShare?: () => void;
  /** Stands under the first passage and under an end: what the host has to say about the story. */
  aside?: ReactNode;
  /** Language of the player's own words. @default that of `LocaleProvider` */
  locale?: Locale;
  /** Words in place of the player's own. */
  labels?: PlayerLabels;
};
