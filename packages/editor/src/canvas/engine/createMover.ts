export type Mover = {
  /** Puts the element where this transform says. */
  moveTo: (transform: string) => void;
};

/**
 * Moves an element that is a layer of its own. An animation that has come to its end holds the
 * transform: browsers then hand a new one straight to the compositor, where a change of style makes
 * them put all layers of the page together anew, which took longer than everything else in a frame.
 */
export function createMover(element: HTMLElement): Mover {
  const effect = new KeyframeEffect(element, null, { duration: 1, fill: 'both' });
  const animation = new Animation(effect);
  let shown = '';
  return {
    moveTo: (transform) => {
      if (transform === shown) return;
      effect.setKeyframes({ transform: [transform, transform] });
      if (shown === '') animation.finish();
      shown = transform;
    },
  };
}
