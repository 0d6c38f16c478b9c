import type { Effect, Instance } from './tree.ts';

/** Effects that wait for their time: some before the page is painted, the others after it. */
const beforePaint = new Set<Effect>();
const afterPaint = new Set<Effect>();

export const addLayoutEffect = (effect: Effect): void => void beforePaint.add(effect);

export function addEffect(effect: Effect): void {
  if (afterPaint.size === 0) callOff = afterNextPaint(runEffects);
  afterPaint.add(effect);
}

let callOff: () => void = () => undefined;

/** A page that nobody looks at is not painted: there the time comes by itself. */
const longestWait = 100;

function afterNextPaint(run: () => void): () => void {
  const timers = [setTimeout(run, longestWait)];
  const frame = requestAnimationFrame(() => timers.push(setTimeout(run)));
  return () => {
    cancelAnimationFrame(frame);
    timers.forEach(clearTimeout);
  };
}

function undo(effect: Effect): void {
  if (typeof effect.undo === 'function') effect.undo();
  effect.undo = undefined;
}

function runAll(effects: Set<Effect>): void {
  const waiting = [...effects].filter(({ owner }) => !owner.isGone);
  effects.clear();
  waiting.forEach(undo);
  for (const effect of waiting) effect.undo = effect.run();
}

export const runLayoutEffects = (): void => runAll(beforePaint);

export function runEffects(): void {
  callOff();
  runAll(afterPaint);
}

/** Undoes what the effects of a component have done. */
export const undoEffects = ({ effects }: Instance): void => effects.forEach(undo);
