import type { Configuration } from '../configuration/configuration.ts';
import type { OpenDatabase } from '../db/open.ts';
import type { DocumentReader } from '../jobs/document-reader.ts';
import type { Passwords } from './authentication/passwords.ts';
import type { Tokens } from './authentication/tokens.ts';
import type { Cursors } from './cursors.ts';
import type { GoogleProvider } from './google/google-provider.ts';
import type { Mailer } from './mail/mailer.ts';
import type { StoryFaces } from './pages/story-faces.ts';
import type { PlayerBundle } from './sharing/player-bundle.ts';
import type { PublishedStories } from './stories/published-stories.ts';

/** Everything that services and routes stand on. */
export type Services = OpenDatabase & {
  configuration: Configuration;
  documents: DocumentReader;
  passwords: Passwords;
  mailer: Mailer;
  /** Absent where the operator has not set it up. */
  google: GoogleProvider | undefined;
  tokens: Tokens;
  cursors: Cursors;
  published: PublishedStories;
  faces: StoryFaces;
  /** Absent where the player has not been built. */
  player: PlayerBundle | undefined;
  playerDirectory: string;
  /** Epoch milliseconds. */
  now: () => number;
  newId: () => string;
};
