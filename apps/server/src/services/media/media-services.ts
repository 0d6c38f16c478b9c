import { join } from 'node:path';
import type { Configuration } from '../../configuration/configuration.ts';
import type { Services } from '../services.ts';
import { type BlobLocks, createBlobLocks } from './blob-locks.ts';
import { createDownloadCounter, type DownloadCounter } from './download-counter.ts';
import { isPublicAddress } from './fetch-file.ts';
import { createImageVariants, type ImageVariants } from './image-variants.ts';
import { createImages, type Images } from './images.ts';
import { createFileInspector, type FileInspector } from './inspector.ts';
import { createSignedAddresses, type SignedAddresses } from './signed-addresses.ts';
import { createFolderStorage } from './storage/folder-storage.ts';
import { createS3Storage } from './storage/s3-storage.ts';
import type { MediaStorage } from './storage/storage.ts';
import { createTemporaryFiles, type TemporaryFiles } from './temporary-files.ts';

/** The storage that the operator has chosen: a bucket, else a folder of the data directory. */
const openStorage = ({
  dataDirectory,
  media,
}: Pick<Configuration, 'dataDirectory' | 'media'>): MediaStorage =>
  media.s3 ? createS3Storage(media.s3) : createFolderStorage(join(dataDirectory, 'media'));

/** What the work with media files stands on. */
export type MediaServices = {
  storage: MediaStorage;
  temporary: TemporaryFiles;
  images: Images;
  variants: ImageVariants;
  inspector: FileInspector;
  addresses: SignedAddresses;
  whileHeld: BlobLocks;
  /** Whether the server may fetch files from a network address. */
  mayFetchFrom: (address: string) => boolean;
  downloads: DownloadCounter;
  close: () => Promise<void>;
};

type Options = {
  configuration: Configuration;
  secret: string;
  onFailure: (error: unknown) => void;
};

export function createMediaServices(
  open: Pick<Services, 'database'>,
  { configuration, secret, onFailure }: Options,
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
    variants: createImageVariants({ storage, images, temporary }),
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
