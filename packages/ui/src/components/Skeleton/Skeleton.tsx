import * as styles from './Skeleton.css.ts';

export const skeletonShapes = ['text', 'block', 'circle'] as const;

export type SkeletonProps = {
  /** A CSS length or pixels. @default '100%' */
  width?: string | number;
  /** A CSS length or pixels; text has the height of a line. */
  height?: string | number;
  /** Lines of text; the last one is shorter. @default 1 */
  lines?: number;
  /** @default 'text' */
  shape?: (typeof skeletonShapes)[number];
};

/** A grey place-holder in the shape of what is being loaded, hidden from screen readers. */
export function Skeleton({ width, height, lines = 1, shape = 'text' }: SkeletonProps) {
  if (lines === 1) return <Bone shape={shape} width={width} height={height} />;
  return (
    <span className={styles.lines} style={{ width }} aria-hidden>
      {Array.from({ length: lines }, (_, line) => `line-${line}`).map((key, line) => (
        <Bone
          key={key}
          shape={shape}
          width={line === lines - 1 ? '62%' : undefined}
          height={height}
        />
      ))}
    </span>
  );
}

const Bone = ({ shape, width, height }: Pick<SkeletonProps, 'shape' | 'width' | 'height'>) => (
  <span className={styles.bone} data-shape={shape} style={{ width, height }} aria-hidden />
);
