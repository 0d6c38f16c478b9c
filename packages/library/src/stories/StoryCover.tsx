import { ForkMark } from '@dreamfork/ui';
import { useState } from 'react';
import * as styles from './StoryCover.css.ts';

export type StoryCoverProps = {
  /** Address of the picture; without one, or where it does not load, an empty squared page is shown. */
  url: string | null | undefined;
  /** Whether it loads first instead of lazily. @default false */
  isLeading?: boolean;
};

/** The cover of a story. Its title must stand beside it. */
export function StoryCover({ url, isLeading = false }: StoryCoverProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  return (
    <div className={styles.cover}>
      {url && url !== brokenUrl ? (
        <img
          src={url}
          alt=""
          loading={isLeading ? 'eager' : 'lazy'}
          fetchPriority={isLeading ? 'high' : 'auto'}
          decoding="async"
          className={styles.picture}
          onError={() => setBrokenUrl(url)}
        />
      ) : (
        <ForkMark size={44} />
      )}
    </div>
  );
}
