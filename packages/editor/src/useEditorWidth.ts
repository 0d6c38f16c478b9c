import { type RefObject, useLayoutEffect, useState } from 'react';

export const editorWidths = ['narrow', 'middle', 'wide'] as const;
export type EditorWidth = (typeof editorWidths)[number];

const middleFrom = 640;
const wideFrom = 1000;

/** How much room the editor has. Below `wide` its side panels lie over the canvas. Null until measured. */
export function useEditorWidth(root: RefObject<HTMLElement | null>): EditorWidth | null {
  const [width, setWidth] = useState<EditorWidth | null>(null);
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth } = element;
      setWidth(clientWidth >= wideFrom ? 'wide' : clientWidth >= middleFrom ? 'middle' : 'narrow');
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [root]);
  return width;
}
