import type { Configuration } from '../configuration/configuration.ts';
import type { OpenDatabase } from '../db/engine.ts';
import type { DocumentReader } from '../document/document-reader.ts';
import type { UnsubscribeTokens } from './account/unsubscribe.ts';
import type { Jobs } from './administration/jobs.ts';
import type { ProcessFigures } from './administration/process-figures.ts';
import type { Assistant } from './assistant/assistant.ts';
import type { KnownDevices } from './authentication/known-devices.ts';
import type { Passwords } from './authentication/passwords.ts';
import type { Tokens } from './authentication/tokens.ts';
import type { Cursors } from './cursors.ts';
import type { GoogleProvider } from './google/google-provider.ts';
import type { Mailer } from './mail/mailer.ts';
import type { MediaServices } from './media/media-services.ts';
import type { PlayerBundle } from './sharing/player-bundle.ts';
import type { VersionParts } from './statistics/version-parts.ts';
import type { AuthorRenames } from './stories/author-renames.ts';
import type { ReaderKeys } from './stories/count-play.ts';
import type { PublishedStories } from './stories/published-stories.ts';
import type { StoryPreviews } from './stories/story-previews.ts';
import type { StoryImports } from './story-files/story-imports.ts';

/** Everything that services and routes stand on. */
export type Services = OpenDatabase & {
  configuration: Configuration;
  documents: DocumentReader;
  passwords: Passwords;
  mailer: Mailer;
  /** Absent where the operator has not set it up. */
  google: GoogleProvider | undefined;
  tokens: Tokens;
  devices: KnownDevices;
  unsubscribeTokens: UnsubscribeTokens;
  cursors: Cursors;
  published: PublishedStories;
  renames: AuthorRenames;
  media: MediaServices;
  /** Absent where the operator has set no model service up. */
  assistant: Assistant | undefined;
  imports: StoryImports;
  readerKeys: ReaderKeys;
  previews: StoryPreviews;
  versionParts: VersionParts;
  jobs: Jobs;
  figures: ProcessFigures;
  /** Absent where the player has not been built. */
  player: PlayerBundle | undefined;
  playerDirectory: string;
  /** Epoch milliseconds. */
  now: () => number;
  /** Resolves after so many milliseconds. */
  wait: (milliseconds: number) => Promise<void>;
  newId: () => string;
};
