import { type CoverMap, coverSize, drawCover } from '@dreamfork/story';
import { useMemo, useState } from 'react';
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

type Points = readonly (readonly [x: number, y: number])[];
type DotsProps = { points: Points; radius: number; className: string };

const Dots = ({ points, radius, className }: DotsProps) =>
  points.map(([x, y]) => (
    <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} className={className} />
  ));

/** The map of a story in the ink of the theme: all lines, one path marked, and the ends. */
function MapCover({ map }: { map: CoverMap }) {
  const { lines, path, start, ends, others } = useMemo(() => drawCover(map), [map]);
  return (
    <svg
      viewBox={`0 0 ${coverSize.width} ${coverSize.height}`}
      preserveAspectRatio="xMidYMid slice"
      className={styles.map}
      aria-hidden="true"
    >
      <path d={lines} className={styles.line} />
      <path d={path} className={styles.path} />
      <Dots points={others} radius={1.6} className={styles.dot} />
      <Dots points={ends} radius={2.4} className={styles.end} />
      <Dots points={start ? [start] : []} radius={3.2} className={styles.start} />
    </svg>
  );
}
