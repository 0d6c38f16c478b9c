import { constants, existsSync } from 'node:fs';
import { access, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Configuration } from '../../configuration/configuration.ts';
import { reasonOf } from '../../error-texts.ts';
import { measureDisk } from '../disk-space.ts';
import { lowOnSpace } from '../health.ts';
import { openStorage } from '../media/media-services.ts';
import type { MediaStorage } from '../media/storage/storage.ts';
import type { Finding } from './finding.ts';

const gigabytes = (bytes: number): string => `${(bytes / 1024 ** 3).toFixed(1)} GB`;

type Place = Pick<Configuration, 'dataDirectory'>;

/** Whether the data directory can be written and has space. */
export async function checkDisk(
  { dataDirectory }: Place,
  measure: typeof measureDisk = measureDisk,
): Promise<Finding> {
  const check = 'Disk';
  const disk = await measure(dataDirectory);
  if (!disk) {
    return {
      check,
      state: 'unknown',
      sentence: `There is no directory ${dataDirectory}: the first start makes it.`,
      remedy: 'If there should be one, set DATA_DIR as the server has it.',
    };
  }
  const space = `${gigabytes(disk.freeBytes)} of ${gigabytes(disk.totalBytes)} are free`;
  try {
    await access(dataDirectory, constants.W_OK);
  } catch (error) {
    return {
      check,
      state: 'wrong',
      sentence: `${dataDirectory} cannot be written: ${reasonOf(error)}.`,
      remedy:
        'Give the directory to the user of the server, and run this command as that user. A disk that became read-only has to be repaired.',
    };
  }
  if (disk.freeBytes >= lowOnSpace) {
    return { check, state: 'well', sentence: `${dataDirectory} can be written; ${space}.` };
  }
  return {
    check,
    state: 'wrong',
    sentence: `The disk of ${dataDirectory} is almost full: ${space}.`,
    remedy:
      'Free space or enlarge the disk before saves are refused. MEDIA_QUOTA_BYTES and STORY_QUOTA_BYTES limit what an account may use.',
  };
}

/** Whether nightly backups can be written. */
export async function checkBackups({
  backupDirectory,
}: Pick<Configuration, 'backupDirectory'>): Promise<Finding> {
  const check = 'Backups';
  if (backupDirectory === undefined) {
    return {
      check,
      state: 'well',
      sentence: 'BACKUP_DIR is not set: no nightly backups are made.',
    };
  }
  try {
    await access(backupDirectory, constants.R_OK | constants.W_OK);
    return { check, state: 'well', sentence: `${backupDirectory} can be written.` };
  } catch (error) {
    return {
      check,
      state: 'wrong',
      sentence: `${backupDirectory} cannot be used, so no backups are made: ${reasonOf(error)}.`,
      remedy: 'Make the folder or mount its disk, and give it to the user of the server.',
    };
  }
}

/** Stores an object and removes it again. */
async function tryToWrite(storage: MediaStorage): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'dreamfork-doctor-'));
  try {
    const path = join(directory, 'object');
    await writeFile(path, 'Written by npm run doctor.');
    await storage.write('doctor/original', path);
    await storage.removeFolder('doctor/');
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** Whether media can be stored: the bucket, or the folder that the server has used. */
export async function checkMedia(
  configuration: Pick<Configuration, 'dataDirectory' | 'media'>,
): Promise<Finding> {
  const check = 'Media';
  const { s3 } = configuration.media;
  if (!s3 && !existsSync(configuration.dataDirectory)) {
    return { check, state: 'unknown', sentence: 'The first start makes the media folder.' };
  }
  const where = s3 ? `The bucket ${s3.bucket} at ${s3.endpoint}` : 'The media folder in DATA_DIR';
  try {
    const storage = openStorage(configuration);
    await storage.check();
    if (s3) await tryToWrite(storage);
    return { check, state: 'well', sentence: `${where} can be read and written.` };
  } catch (error) {
    return {
      check,
      state: 'wrong',
      sentence: `${where} cannot be used: ${reasonOf(error)}.`,
      remedy: s3
        ? 'See that the storage runs and S3_ENDPOINT and S3_BUCKET are right; the credentials must allow listing, reading, writing and deleting.'
        : 'Mount the disk of the folder, or give the folder to the user of the server. If the server has never been started, its first start makes the folder.',
    };
  }
}
