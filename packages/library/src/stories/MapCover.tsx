import { type CoverMap, coverSize, drawCover } from '@dreamfork/story';
import { useMemo } from 'react';
import * as styles from './StoryCover.css.ts';

type Points = readonly (readonly [x: number, y: number])[];
type DotsProps = { points: Points; radius: number; className: string };

const Dots = ({ points, radius, className }: DotsProps) =>
  points.map(([x, y]) => (
    <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} className={className} />
  ));

/** The map of a story in the ink of the theme: all ways, one of them marked, and the ends. */
export function MapCover({ map }: { map: CoverMap }) {
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
