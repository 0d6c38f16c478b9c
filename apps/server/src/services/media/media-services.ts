import { join } from 'node:path';
import type { Configuration } from '../../configuration/configuration.ts';
import type { OpenDatabase } from '../../db/engine.ts';
import { countLookups, type Metrics } from '../metrics/metrics.ts';
import type { MediaServices } from '../services.ts';
import { createBlobLocks } from './blob-locks.ts';
import { createDownloadCounter } from './download-counter.ts';
import { isPublicAddress } from './fetch-file.ts';
import { createImageVariants } from './image-variants.ts';
import { createImages } from './images.ts';
import { createFileInspector } from './inspector.ts';
import { createSignedAddresses } from './signed-addresses.ts';
import { createFolderStorage } from './storage/folder-storage.ts';
import { createS3Storage } from './storage/s3-storage.ts';
import type { MediaStorage } from './storage/storage.ts';
import { createTemporaryFiles } from './temporary-files.ts';

/** The storage that the operator has chosen: a bucket, else a folder of the data directory. */
export const openStorage = ({
  dataDirectory,
  media,
}: Pick<Configuration, 'dataDirectory' | 'media'>): MediaStorage =>
  media.s3 ? createS3Storage(media.s3) : createFolderStorage(join(dataDirectory, 'media'));

type Options = {
  configuration: Configuration;
  secret: string;
  metrics: Metrics;
  onFailure: (error: unknown) => void;
};

export function createMediaServices(
  open: OpenDatabase,
  { configuration, secret, metrics, onFailure }: Options,
): MediaServices {
  const storage = openStorage(configuration);
  const temporary = createTemporaryFiles(join(configuration.dataDirectory, 'uploads'));
  const images = createImages();
  const inspector = createFileInspector();
  const downloads = createDownloadCounter(open, { onFailure });
  return {
    storage,
    temporary,
    images,
    variants: createImageVariants({
      storage,
      images,
      temporary,
      onLookup: countLookups(metrics, 'image-variants'),
    }),
    inspector,
    addresses: createSignedAddresses(secret),
    whileHeld: createBlobLocks(),
    mayFetchFrom: isPublicAddress,
    downloads,
    async close() {
      await downloads.stop();
      await inspector.close();
    },
  };
}
