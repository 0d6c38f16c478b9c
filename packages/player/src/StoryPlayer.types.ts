import type { PlayMode, PlayState, StoryDocument } from '@dreamfork/story';
import type { Locale } from '@dreamfork/ui/i18n';
import type { ReactNode, Ref } from 'react';
import type { PlayerEvent } from './events/playerEvents.ts';
import type { PlayerLabels } from './labels/PlayerLanguage.tsx';
import type { ReadingSettings } from './settings/readingSettings.ts';
import type { PlayerStorage } from './storage/playerStorage.ts';

/**
 * `page` fills the page that holds it; `inline` is as high as its text; `overlay` covers the page and
 * is closed again.
 */
export const playerPresentations = ['page', 'inline', 'overlay'] as const;
export type PlayerPresentation = (typeof playerPresentations)[number];

export type PlayerHeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

/** The shares of choices in percent; nodes without an entry have too few readers. */
export type ChoiceShares = {
  readonly nodes: readonly {
    readonly nodeId: string;
    readonly choices: readonly { readonly choiceId: string; readonly percent: number }[];
  }[];
};

/** What a host can do beside the reader. What is not possible now does nothing, as a disabled button. */
export type PlayerControls = {
  next: () => void;
  back: () => void;
  /** Restarts without asking; the reader can undo it for ten seconds. */
  restart: () => void;
  /** Goes to a node of the story, visited or not; the event `error` (`node-missing`) tells of an unknown one. */
  goTo: (nodeId: string) => void;
};

/** A part of a passage that a host can put something beside. */
export type PassagePart =
  | { kind: 'text'; nodeId: string }
  | { kind: 'choice'; nodeId: string; choiceId: string }
  | { kind: 'media'; nodeId: string; mediaId: string };

export type StoryPlayerProps = {
  /** The story to read; a new version of it keeps the reader's place. */
  story: StoryDocument;
  /** @default 'page' */
  presentation?: PlayerPresentation | undefined;
  /** The state to resume. @default the state in `storage`, else the start node */
  initialState?: PlayState | undefined;
  /**
   * The state to show, for a host that changes it beside the player and takes it back in `onStateChange`.
   * @default the player's own
   */
  state?: PlayState | undefined;
  /** Called with the new state after every step; the state is plain JSON. */
  onStateChange?: ((state: PlayState) => void) | undefined;
  /** The mode of a new reading. @default 'manual' */
  initialMode?: PlayMode | undefined;
  /** Called with events such as a choice, a visited node or an end. */
  onEvent?: ((event: PlayerEvent) => void) | undefined;
  /** A ref that gets the commands of the host: next, back, restart, go to a node. */
  controls?: Ref<PlayerControls> | undefined;
  /** Called when the reader closes the player; without it there is no close button. */
  onClose?: (() => void) | undefined;
  /** Delay of automatic mode in milliseconds, unless the reader chose one. @default 3000 */
  autoAdvanceDelay?: number | undefined;
  /** Level of the story's title; the passage's heading is one below. @default 1 */
  headingLevel?: PlayerHeadingLevel | undefined;
  /** Reading settings until the reader chooses. */
  initialSettings?: Partial<ReadingSettings> | undefined;
  /** Called when the reader changes the reading settings. */
  onSettingsChange?: ((settings: ReadingSettings) => void) | undefined;
  /** Stores the reader's settings, and with `storyId` their progress and bookmarks. */
  storage?: PlayerStorage | undefined;
  /** The key of the story in the storage; without it there are no stored progress and no bookmarks. */
  storyId?: string | undefined;
  /** The address that the reader can share at an end. */
  shareUrl?: string | undefined;
  /** Opens the sharing of the host; adds a button to the header. */
  onShare?: (() => void) | undefined;
  /** What other readers chose: shown after a choice. */
  shares?: ChoiceShares | undefined;
  /** At an end, tells how many of the story's ends the reader has found. @default false */
  showsEndings?: boolean | undefined;
  /** Tells, below the first passage and below an end, that part of the text was written with a model. @default false */
  disclosesModelText?: boolean | undefined;
  /** Content of the host at an end, above the button that starts again: such as stories to read next. */
  nextStories?: ReactNode | undefined;
  /** Content of the host below the first passage and below an end. */
  aside?: ReactNode | undefined;
  /**
   * Content of the host beside a part of the passage: under its text, at the end of a choice, under a file. The text
   * itself is the element with the attribute `data-passage-text`.
   */
  besidePart?: ((part: PassagePart) => ReactNode) | undefined;
  /**
   * The browser's Back closes an open panel, then goes a step back in the story: for a page with the
   * story only. @default false
   */
  hasBrowserBack?: boolean | undefined;
  /**
   * The address at which a path of the server's media is read, such as the same path with a signature.
   * @default the path itself
   */
  mediaAddress?: ((path: string) => string) | undefined;
  /**
   * Hosts whose pictures and recordings are shown, such as `images.example.org` or `*.example.net`, besides
   * addresses without a host; a file elsewhere is only linked. @default all hosts
   */
  mediaHosts?: readonly string[] | undefined;
  /** Language of the player's messages. @default that of `LocaleProvider` */
  locale?: Locale | undefined;
  /** Replacements of the player's messages. */
  labels?: PlayerLabels | undefined;
};
