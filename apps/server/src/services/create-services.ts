import { setTimeout } from 'node:timers/promises';
import { v7 } from 'uuid';
import type { Configuration } from '../configuration/configuration.ts';
import { playerDirectory } from '../configuration/paths.ts';
import { loadSigningSecret } from '../configuration/signing-secret.ts';
import { openDatabase } from '../db/open.ts';
import { createDocumentReader } from '../document/document-reader.ts';
import { createUnsubscribeTokens } from './account/unsubscribe.ts';
import { createJobs } from './administration/jobs.ts';
import { createProcessFigures } from './administration/process-figures.ts';
import { openAssistant } from './assistant/assistant.ts';
import { createKnownDevices } from './authentication/known-devices.ts';
import { createPasswords, type Passwords } from './authentication/passwords.ts';
import { createTokens } from './authentication/tokens.ts';
import { createCursors } from './cursors.ts';
import { createEncryption } from './encryption.ts';
import { createGoogleProvider } from './google/google-provider.ts';
import { createMailer, type MailReport } from './mail/mailer.ts';
import { createMailTransport } from './mail/transport.ts';
import { createMediaServices } from './media/media-services.ts';
import type { Services } from './services.ts';
import { readPlayerBundle } from './sharing/player-bundle.ts';
import { createVersionParts } from './statistics/version-parts.ts';
import { createAuthorRenames } from './stories/author-renames.ts';
import { createReaderKeys } from './stories/count-play.ts';
import { createPublishedStories } from './stories/published-stories.ts';
import { readPublicStory } from './stories/read-story.ts';
import { createStoryPreviews } from './stories/story-previews.ts';
import { createStoryImports } from './story-files/story-imports.ts';

const publishedBytes = 64 * 1024 * 1024;

type Options = {
  configuration: Configuration;
  onLostConnection?: (error: Error) => void;
  onMail?: (report: MailReport) => void;
  /** Called with the error of background work, which will be retried. */
  onFailedRename?: (error: unknown) => void;
  onFailedCount?: (error: unknown) => void;
  onFailedImport?: (error: unknown) => void;
  /** The directory of the built player. */
  player?: string;
  passwords?: Passwords;
};

/** Opens the services of the app. `close` releases them. */
export async function createServices({
  configuration,
  onLostConnection = () => {},
  onMail = () => {},
  onFailedRename = () => {},
  onFailedCount = () => {},
  onFailedImport = () => {},
  player = playerDirectory,
  passwords = createPasswords(),
}: Options): Promise<Services & { close: () => Promise<void> }> {
  const open = await openDatabase({ configuration, onLostConnection });
  const documents = createDocumentReader(configuration);
  const { database, readPublicStamp } = open;
  const mailer = createMailer({ transport: createMailTransport(configuration), report: onMail });
  const published = createPublishedStories({
    readStamp: readPublicStamp,
    load: (storyId) => readPublicStory(database, storyId),
    forReaders: documents.withoutNotes,
    capacity: publishedBytes,
  });
  const secret = configuration.jwtSecret ?? (await loadSigningSecret(configuration.dataDirectory));
  const jobs = createJobs(open);
  const renames = createAuthorRenames(open, { jobs, onFailure: onFailedRename });
  const figures = createProcessFigures({ now: Date.now });
  const media = createMediaServices(open, { configuration, secret, onFailure: onFailedCount });
  const isUsed = async () => {
    const file = await database.selectFrom('media_files').select('id').limit(1).executeTakeFirst();
    return file !== undefined;
  };
  // Without media the server still serves stories; its health and the log of its start tell.
  await media.storage.prepare?.(isUsed).catch(() => {});
  const opened: Services & { close: () => Promise<void> } = {
    ...open,
    configuration,
    documents,
    passwords,
    encryption: createEncryption([...configuration.encryptionKeys, secret]),
    mailer,
    google: configuration.google && createGoogleProvider(configuration.google),
    tokens: createTokens(secret),
    devices: createKnownDevices(secret),
    unsubscribeTokens: createUnsubscribeTokens(secret),
    cursors: createCursors(secret),
    published,
    renames,
    jobs,
    figures,
    media,
    assistant: await openAssistant(configuration.generation, Date.now),
    readerKeys: createReaderKeys(secret),
    previews: createStoryPreviews({ published, documents, media }),
    versionParts: createVersionParts({ database, documents }),
    player: await readPlayerBundle(player),
    playerDirectory: player,
    now: Date.now,
    wait: (milliseconds) => setTimeout(milliseconds),
    newId: () => v7(),
    imports: createStoryImports(() => opened, { configuration, onFailure: onFailedImport }),
    async close() {
      figures.stop();
      await opened.imports.stop();
      await renames.stop();
      await jobs.settled();
      await media.close();
      await mailer.close();
      await documents.close();
      await open.close();
    },
  };
  return opened;
}
