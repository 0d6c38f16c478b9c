import { join } from 'node:path';
import type { Configuration } from '../../../configuration/configuration.ts';
import { createFolderStorage } from './folder-storage.ts';
import { createS3Storage } from './s3-storage.ts';
import type { MediaStorage } from './storage.ts';

/** The storage that the operator has chosen: a bucket, else a folder of the data directory. */
export const openStorage = ({
  dataDirectory,
  media,
}: Pick<Configuration, 'dataDirectory' | 'media'>): MediaStorage =>
  media.s3 ? createS3Storage(media.s3) : createFolderStorage(join(dataDirectory, 'media'));
