import { useId, useLayoutEffect, useRef } from 'react';
import { cellSize } from '../../geometry/geometry.ts';
import type { View } from '../../geometry/viewport.ts';
import { useCanvas } from '../CanvasContext.tsx';
import * as styles from './flow.css.ts';

/** Zoomed out, every fifth line is drawn, then every twenty-fifth, so that cells stay cells. */
const stepAt = (zoom: number): number =>
  zoom < 0.12 ? 125 : zoom < 0.2 ? 25 : zoom < 0.55 ? 5 : 1;

/** What is left of a length after whole squares, never negative. */
const rest = (length: number, side: number): number => ((length % side) + side) % side;

/** The squared paper: drawn when the zoom changes, and only moved while the canvas is. */
export function Squares() {
  const { viewport } = useCanvas().model;
  const id = useId();
  const sheet = useRef<SVGSVGElement>(null);
  const square = useRef<SVGPatternElement>(null);
  useLayoutEffect(() => {
    let drawn = 0;
    const follow = ({ x, y, zoom }: View) => {
      const side = cellSize * stepAt(zoom) * zoom;
      if (side !== drawn) {
        drawn = side;
        square.current?.setAttribute('width', String(side));
        square.current?.setAttribute('height', String(side));
      }
      if (sheet.current) {
        sheet.current.style.transform = `translate(${rest(x, side)}px,${rest(y, side)}px)`;
      }
    };
    follow(viewport.getState());
    return viewport.subscribe(follow);
  }, [viewport]);
  return (
    <svg ref={sheet} className={styles.squares} aria-hidden data-testid="squares">
      <pattern ref={square} id={id} patternUnits="userSpaceOnUse">
        <path className={styles.square} d="M0.5 0V999M0 0.5H999" />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
