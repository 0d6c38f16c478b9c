import { randomUUID } from 'node:crypto';
import type { Configuration } from '../configuration/configuration.ts';
import { playerDirectory } from '../configuration/paths.ts';
import { loadSigningSecret } from '../configuration/signing-secret.ts';
import { openDatabase } from '../db/open.ts';
import { createDocumentReader } from '../jobs/document-reader.ts';
import { createPasswords } from './authentication/passwords.ts';
import { createTokens } from './authentication/tokens.ts';
import { createCursors } from './cursors.ts';
import { createGoogleProvider } from './google/google-provider.ts';
import { createMailer, type MailReport } from './mail/mailer.ts';
import { createMailTransport } from './mail/transport.ts';
import { createStoryFaces } from './pages/story-faces.ts';
import type { Services } from './services.ts';
import { readPlayerBundle } from './sharing/player-bundle.ts';
import { createPublishedStories } from './stories/published-stories.ts';
import { readStory } from './stories/read-story.ts';

const publishedBytes = 64 * 1024 * 1024;

type Options = {
  configuration: Configuration;
  onLostConnection?: (error: Error) => void;
  onMail?: (report: MailReport) => void;
  /** Where the built player lies. */
  player?: string;
};

/** Opens everything the app stands on. `close` gives it all back. */
export async function createServices({
  configuration,
  onLostConnection = () => {},
  onMail = () => {},
  player = playerDirectory,
}: Options): Promise<Services & { close: () => Promise<void> }> {
  const open = await openDatabase({ configuration, onLostConnection });
  const documents = createDocumentReader();
  const { database, readPublicStamp } = open;
  const mailer = createMailer({ transport: createMailTransport(configuration), report: onMail });
  const published = createPublishedStories({
    readStamp: readPublicStamp,
    load: (storyId) => readStory({ database }, { storyId, readBy: 'everyone' }),
    forReaders: documents.withoutNotes,
    capacity: publishedBytes,
  });
  const secret = configuration.jwtSecret ?? (await loadSigningSecret(configuration.dataDirectory));
  return {
    ...open,
    configuration,
    documents,
    passwords: createPasswords(),
    mailer,
    google: configuration.google && createGoogleProvider(configuration.google),
    tokens: createTokens(secret),
    cursors: createCursors(secret),
    published,
    faces: createStoryFaces({ published, documents }),
    player: await readPlayerBundle(player),
    playerDirectory: player,
    now: Date.now,
    newId: randomUUID,
    async close() {
      await mailer.close();
      await documents.close();
      await open.close();
    },
  };
}
