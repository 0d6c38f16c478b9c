export type CompositorTransform = {
  /** Puts the element where this value says. */
  moveTo: (value: string) => void;
  /** Leaves the element where its styles put it. */
  release: () => void;
};

/**
 * Moves an element that is a layer of its own. An animation that has come to its end holds the
 * transform: browsers then hand a new one straight to the compositor, where a change of style makes
 * them put all layers of the page together anew, which took longer than everything else in a frame.
 */
export function createCompositorTransform(
  element: HTMLElement,
  property: 'transform' | 'translate' = 'transform',
): CompositorTransform {
  const effect = new KeyframeEffect(element, null, { duration: 1, fill: 'both' });
  const animation = new Animation(effect);
  let shown = '';
  return {
    moveTo: (value) => {
      if (value === shown) return;
      effect.setKeyframes({ [property]: [value, value] });
      if (shown === '') animation.finish();
      shown = value;
    },
    release: () => {
      animation.cancel();
      shown = '';
    },
  };
}
