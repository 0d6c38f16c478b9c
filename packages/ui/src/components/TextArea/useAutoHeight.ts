import { type RefObject, useLayoutEffect } from 'react';

const growsByItself = () => typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content');

/** Lets a text area grow with its text in browsers that do not do so by themselves. */
export function useAutoHeight(ref: RefObject<HTMLTextAreaElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || growsByItself()) return;
    const fit = () => {
      element.style.height = 'auto';
      element.style.height = `${element.scrollHeight}px`;
    };
    fit();
    element.addEventListener('input', fit);
    return () => element.removeEventListener('input', fit);
  });
}
