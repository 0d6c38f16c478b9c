import type { Configuration } from '../../configuration/configuration.ts';
import { localAddress } from '../../configuration/public-address.ts';
import { readSigningSecret } from '../../configuration/signing-secret.ts';
import { checkDatabase } from './check-database.ts';
import { checkMail } from './check-mail.ts';
import { checkClock, checkOpenFiles, checkVersions, readOpenFilesLimit } from './check-process.ts';
import { checkPublicAddress } from './check-public-address.ts';
import { checkReplica } from './check-replica.ts';
import { checkBackups, checkDisk, checkMedia } from './check-storage.ts';
import type { Finding } from './finding.ts';

const patience = 5000;

/** The version of the server that runs on this machine; undefined where none answers. */
async function findRunning(configuration: Configuration): Promise<string | undefined> {
  try {
    const response = await fetch(`${localAddress(configuration, null)}/health`, {
      signal: AbortSignal.timeout(patience),
    });
    const { version } = (await response.json()) as { version?: string };
    return version;
  } catch {
    // No server, or another program on its port: either way Dreamfork does not run here.
    return undefined;
  }
}

/** Checks everything that a server stands on, whether it runs or not, and changes nothing. */
export async function runChecks(
  configuration: Configuration,
  { mailTo }: { mailTo: string | undefined },
): Promise<Finding[]> {
  const running = await findRunning(configuration);
  const secret =
    configuration.jwtSecret ??
    // Unreadable for another user than that of the server, whom the check of the database tells.
    (await readSigningSecret(configuration.dataDirectory).catch(() => undefined));
  const [database, replica, disk, media, backups, mail, address] = await Promise.all([
    checkDatabase(configuration),
    checkReplica(configuration),
    checkDisk(configuration),
    checkMedia(configuration),
    checkBackups(configuration),
    checkMail(configuration, mailTo),
    checkPublicAddress(configuration, { secret, isRunning: running !== undefined }),
  ]);
  return [
    { check: 'Configuration', state: 'well', sentence: 'Every setting is valid.' },
    database.finding,
    ...(replica ? [replica] : []),
    disk,
    media,
    backups,
    mail,
    checkClock({ database: database.ahead, web: address.ahead }),
    ...address.findings,
    checkVersions(running),
    checkOpenFiles(readOpenFilesLimit()),
  ];
}
