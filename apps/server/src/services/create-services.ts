import { setTimeout } from 'node:timers/promises';
import { v7 } from 'uuid';
import type { Configuration } from '../configuration/configuration.ts';
import { playerDirectory } from '../configuration/paths.ts';
import { loadSigningSecret } from '../configuration/signing-secret.ts';
import { openDatabase } from '../db/open.ts';
import { createQuickCheck, noQuickCheck } from '../db/quick-check.ts';
import { openReplica } from '../db/replica.ts';
import { createDocumentReader } from '../document/document-reader.ts';
import { readPlayerBundle } from '../html/player-bundle.ts';
import { createUnsubscribeTokens } from './account/unsubscribe.ts';
import { createJobs } from './administration/jobs.ts';
import { createProcessFigures } from './administration/process-figures.ts';
import { openAssistant } from './assistant/assistant.ts';
import { createKnownDevices } from './authentication/known-devices.ts';
import { createPasswords, type Passwords } from './authentication/passwords.ts';
import { createTokens } from './authentication/tokens.ts';
import { createBackups } from './backups/nightly.ts';
import { backUpBeforeUpgrade } from './backups/upgrade-backup.ts';
import { createCdnPurge } from './cdn-purge.ts';
import { createCursors } from './cursors.ts';
import { createDiskSpace, noDiskSpace } from './disk-space.ts';
import { createEncryption } from './encryption.ts';
import { createGoogleProvider } from './google/google-provider.ts';
import { createLive } from './live/live.ts';
import { openChannel } from './live/open-channel.ts';
import { createMailer, type MailReport } from './mail/mailer.ts';
import { createMailTransport } from './mail/transport.ts';
import { createMediaServices } from './media/media-services.ts';
import { createStorageRecord } from './media/storage/storage-record.ts';
import { countLookups, createMetrics } from './metrics/metrics.ts';
import { createPageNonces } from './page-nonces.ts';
import { openRedis } from './redis.ts';
import type { Services } from './services.ts';
import { createReadingQueue } from './statistics/reading-queue.ts';
import { createVersionParts } from './statistics/version-parts.ts';
import { createAuthorRenames } from './stories/author-renames.ts';
import { createReaderKeys } from './stories/count-play.ts';
import { createPublishedStories } from './stories/published-stories.ts';
import { readStampedStory } from './stories/read-story.ts';
import { createStoryPreviews } from './stories/story-previews.ts';
import { createStoryImports } from './story-files/story-imports.ts';

const publishedBytes = 64 * 1024 * 1024;

type Options = {
  configuration: Configuration;
  onLostConnection?: (error: Error) => void;
  onMail?: (report: MailReport) => void;
  /** Called with the error of background work, which will be retried. */
  onFailedMail?: (error: unknown) => void;
  onFailedRename?: (error: unknown) => void;
  onFailedCount?: (error: unknown) => void;
  onFailedImport?: (error: unknown, requestId?: string) => void;
  onFailedPurge?: (error: unknown, storyId: string) => void;
  onFailedLive?: (error: unknown) => void;
  /** The directory of the built player. */
  player?: string;
  passwords?: Passwords;
  /** Whether imports that processes have left go on here; a command leaves them to servers. @default true */
  takesImports?: boolean;
};

type OpenServices = Services & {
  /** Ends jobs at their next step. */
  stop: () => void;
  /** Releases what the services hold. */
  close: () => Promise<void>;
};

/** Opens the services of the app. */
export async function createServices({
  configuration,
  onLostConnection = () => {},
  onMail = () => {},
  onFailedMail = () => {},
  onFailedRename = () => {},
  onFailedCount = () => {},
  onFailedImport = () => {},
  onFailedPurge = () => {},
  onFailedLive = () => {},
  player = playerDirectory,
  passwords = createPasswords(),
  takesImports = true,
}: Options): Promise<OpenServices> {
  const open = await openDatabase({
    configuration,
    onLostConnection,
    ...(configuration.backupBeforeUpgrade
      ? { backUp: () => backUpBeforeUpgrade(configuration) }
      : {}),
  });
  const documents = createDocumentReader(configuration);
  const { database, readPublicStamp } = open;
  const metrics = createMetrics();
  const replica =
    configuration.databaseReadUrl === undefined
      ? undefined
      : openReplica(database, { url: configuration.databaseReadUrl, onLostConnection });
  replica?.follow();
  const published = createPublishedStories({
    readStamp: readPublicStamp,
    load: (storyId, stamp) => readStampedStory({ database, replica }, storyId, stamp),
    forReaders: documents.answerForReaders,
    capacity: publishedBytes,
    onLookup: countLookups(metrics, 'published-stories'),
  });
  const secret = configuration.jwtSecret ?? (await loadSigningSecret(configuration.dataDirectory));
  const jobs = createJobs({ ...open, metrics });
  const stopping = new AbortController();
  const cdn = createCdnPurge(database, { configuration, onFailure: onFailedPurge });
  const renames = createAuthorRenames({ ...open, cdn }, { jobs, onFailure: onFailedRename });
  const backups = createBackups(configuration);
  const figures = createProcessFigures({ now: Date.now });
  const space = configuration.databaseUrl
    ? noDiskSpace
    : createDiskSpace({ directory: configuration.dataDirectory });
  const media = createMediaServices(open, {
    configuration,
    secret,
    metrics,
    onFailure: onFailedCount,
  });
  // Without media the server still serves stories; its health and the log of its start tell.
  await media.storage.prepare?.(createStorageRecord(database)).catch(() => {});
  const redis = configuration.redisUrl ? await openRedis(configuration.redisUrl) : undefined;
  const opened: OpenServices = {
    ...open,
    configuration,
    replica,
    redis,
    documents,
    passwords,
    encryption: createEncryption([...configuration.encryptionKeys, secret]),
    google: configuration.google && createGoogleProvider(configuration.google),
    tokens: createTokens(secret),
    devices: createKnownDevices(secret),
    unsubscribeTokens: createUnsubscribeTokens(secret),
    cursors: createCursors(secret),
    published,
    cdn,
    pageNonces: createPageNonces(secret),
    renames,
    jobs,
    backups,
    figures,
    metrics,
    space,
    quickCheck: configuration.databaseUrl
      ? noQuickCheck
      : createQuickCheck(configuration.dataDirectory),
    media,
    assistant: await openAssistant(configuration.generation, Date.now),
    readerKeys: createReaderKeys(secret),
    previews: createStoryPreviews({ published, documents, media }),
    readings: createReadingQueue(database),
    versionParts: createVersionParts({ database, documents, metrics }),
    player: await readPlayerBundle(player),
    playerDirectory: player,
    stopping: stopping.signal,
    now: Date.now,
    wait: (milliseconds) => setTimeout(milliseconds),
    newId: () => v7(),
    mailer: createMailer(() => opened, {
      transport: createMailTransport(configuration),
      report(email) {
        metrics.emails.inc({ state: email.state });
        onMail(email);
      },
      onFailure: onFailedMail,
    }),
    live: createLive(() => opened, {
      channel: openChannel(database, { configuration, redis, onLost: onFailedLive }),
      onFailure: onFailedLive,
    }),
    imports: createStoryImports(() => opened, { configuration, onFailure: onFailedImport }),
    stop: () =>
      stopping.abort(new Error('The server was stopped; this goes on when it starts again.')),
    async close() {
      opened.stop();
      figures.stop();
      backups.stop();
      await opened.live.close();
      await opened.imports.stop();
      await renames.stop();
      await cdn.stop();
      await jobs.settled();
      await media.close();
      await opened.mailer.close();
      await documents.close();
      opened.redis?.disconnect();
      await replica?.close();
      await open.close();
    },
  };
  if (!takesImports) await opened.imports.stop();
  return opened;
}
