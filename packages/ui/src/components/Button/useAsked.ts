import { useState } from 'react';
import type { ButtonProps } from 'react-aria-components';

type Watched = Pick<ButtonProps, 'onHoverChange' | 'onFocusChange'>;

/** Tells whether the pointer or the focus rests on a button, as a reader does who wonders about it. */
export function useAsked({ onHoverChange, onFocusChange }: Watched) {
  const [isAsked, setAsked] = useState(false);
  const handlers: Watched = {
    onHoverChange: (isHovered) => {
      setAsked(isHovered);
      onHoverChange?.(isHovered);
    },
    onFocusChange: (isFocused) => {
      setAsked(isFocused);
      onFocusChange?.(isFocused);
    },
  };
  return { isAsked, handlers, dismiss: () => setAsked(false) };
}
