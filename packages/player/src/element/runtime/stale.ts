import type { Instance } from './tree.ts';

/** Components whose state has changed since they were drawn. */
const stale = new Set<Instance>();

const depth = ({ parent }: Instance): number => (parent ? depth(parent) + 1 : 0);

/** Those components, from the outermost in: to draw one may draw others. */
export const allStale = (): Instance[] =>
  [...stale].sort((one, other) => depth(one) - depth(other));

export const isStale = (instance: Instance): boolean => stale.has(instance);

export const settle = (instance: Instance): void => void stale.delete(instance);

let isAwaited = false;
let drawStale: () => void;

/** Says what draws the components that are waiting. */
export const onStale = (draw: () => void): void => {
  drawStale = draw;
};

/** Has a component drawn anew, together with all that change before the page goes on. */
export function redraw(instance: Instance): void {
  if (instance.isGone) return;
  stale.add(instance);
  if (isAwaited) return;
  isAwaited = true;
  queueMicrotask(() => {
    isAwaited = false;
    drawStale();
  });
}
