import type { JobId } from '@dreamfork/api-client/contract';
import type { FastifyBaseLogger } from 'fastify';
import { type Actor, recordAct } from '../audit/record-act.ts';
import { purgeSignIns } from '../authentication/sign-in-failures.ts';
import { claimBackup } from '../backups/nightly.ts';
import { sendCommentEmails } from '../feedback/comment-emails.ts';
import { keepMedia } from '../media/upkeep.ts';
import { purgeKept } from '../moderation/kept-for-cases.ts';
import type { Services } from '../services.ts';
import { purgeReadingNetworks, purgeReadings } from '../statistics/purge-readings.ts';
import { purgeStories } from '../stories/remove-story.ts';

type Log = Pick<FastifyBaseLogger, 'info' | 'error'>;

async function lookThroughMedia(services: Services, log: Log): Promise<void> {
  const { missing, removed } = await keepMedia(services);
  if (missing.length > 0) log.error({ missing }, 'media files have lost their content');
  if (removed > 0) log.info({ removed }, 'unused media were removed');
}

/** Runs a job now, unless this process is at it. */
export async function runJob(services: Services, id: JobId, log: Log): Promise<void> {
  // Renames note their runs themselves: they also run when an author has just been renamed.
  if (id === 'author-renames') return services.renames.wake();
  const works: Record<typeof id, () => Promise<unknown>> = {
    'story-purge': () => purgeStories(services).then(() => purgeKept(services)),
    'reading-purge': () => purgeReadingNetworks(services),
    'event-purge': () => purgeReadings(services),
    'sign-in-purge': () => purgeSignIns(services),
    'comment-letters': () => sendCommentEmails(services),
    backup: () => services.backups.make(),
    'media-upkeep': () => lookThroughMedia(services, log),
  };
  return services.jobs.record(id, works[id]);
}

/** Makes the backup of the night where it is due and no other process makes it. */
export async function backUpIfDue(services: Services, log: Log): Promise<void> {
  if (await claimBackup(services)) await runJob(services, 'backup', log);
}

/** Notes that an administrator asked for a run, and begins it; nobody waits for its end. */
export async function askForJob(
  services: Services,
  { id, actor, log }: { id: JobId; actor: Actor; log: Log },
): Promise<void> {
  await recordAct(services.database, services, { action: 'job-run', actor, after: { job: id } });
  void runJob(services, id, log).catch((error: unknown) =>
    log.error({ error, job: id }, 'a job failed'),
  );
}
