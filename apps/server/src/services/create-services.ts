import { randomUUID } from 'node:crypto';
import type { Configuration } from '../configuration/configuration.ts';
import { playerDirectory } from '../configuration/paths.ts';
import { loadSigningSecret } from '../configuration/signing-secret.ts';
import { openDatabase } from '../db/open.ts';
import { createDocumentReader } from '../jobs/document-reader.ts';
import { createPasswords } from './authentication/passwords.ts';
import { createTokens } from './authentication/tokens.ts';
import { createStoryFaces } from './pages/story-faces.ts';
import type { Services } from './services.ts';
import { readPlayerBundle } from './sharing/player-bundle.ts';
import { createPublishedStories } from './stories/published-stories.ts';
import { readStory } from './stories/read-story.ts';

const publishedBytes = 64 * 1024 * 1024;

type Options = {
  configuration: Configuration;
  onLostConnection?: (error: Error) => void;
  /** Where the built player lies. */
  player?: string;
};

/** Opens everything the app stands on. `close` gives it all back. */
export async function createServices({
  configuration,
  onLostConnection = () => {},
  player = playerDirectory,
}: Options): Promise<Services & { close: () => Promise<void> }> {
  const open = await openDatabase({ configuration, onLostConnection });
  const documents = createDocumentReader();
  const { database, readPublicStamp } = open;
  const published = createPublishedStories({
    readStamp: readPublicStamp,
    load: (storyId) => readStory({ database }, { storyId, readBy: 'everyone' }),
    forReaders: documents.withoutNotes,
    capacity: publishedBytes,
  });
  return {
    ...open,
    configuration,
    documents,
    passwords: createPasswords(),
    tokens: createTokens(
      configuration.jwtSecret ?? (await loadSigningSecret(configuration.dataDirectory)),
    ),
    published,
    faces: createStoryFaces({ published, documents }),
    player: await readPlayerBundle(player),
    playerDirectory: player,
    now: Date.now,
    newId: randomUUID,
    async close() {
      await documents.close();
      await open.close();
    },
  };
}
