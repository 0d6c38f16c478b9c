import type { CoverMap } from '@dreamfork/story';
import { useState } from 'react';
import { MapCover } from './MapCover.tsx';
import * as styles from './StoryCover.css.ts';

export type StoryCoverProps = {
  title: string;
  /** Address of the picture. */
  url: string | null | undefined;
  /** Drawn where there is no picture, or it does not load; without one the first letter of the title is shown. */
  map?: CoverMap | undefined;
  /** Whether the picture loads first instead of lazily. @default false */
  isLeading?: boolean;
};

const firstLetter = (title: string): string =>
  (title.match(/[\p{L}\p{N}]/u)?.[0] ?? '').toLocaleUpperCase();

/** The cover of a story. Its title must stand beside it. */
export function StoryCover({ title, url, map, isLeading = false }: StoryCoverProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  const isPicture = url && url !== brokenUrl;
  return (
    <div className={styles.cover} data-cover={isPicture ? 'picture' : map ? 'map' : 'letter'}>
      {isPicture ? (
        <img
          src={url}
          alt=""
          loading={isLeading ? 'eager' : 'lazy'}
          fetchPriority={isLeading ? 'high' : 'auto'}
          decoding="async"
          className={styles.picture}
          onError={() => setBrokenUrl(url)}
        />
      ) : map ? (
        <MapCover map={map} />
      ) : (
        <span aria-hidden="true" className={styles.letter}>
          {firstLetter(title)}
        </span>
      )}
    </div>
  );
}
