import { type RefObject, useLayoutEffect, useState } from 'react';
import { useEditor } from './EditorContext.tsx';

export const editorWidths = ['narrow', 'middle', 'wide'] as const;
export type EditorWidth = (typeof editorWidths)[number];

const middleFrom = 640;
const wideFrom = 1000;

/**
 * Measures how much room the editor has and tells its desk, before the canvas takes what the panels
 * leave. Null until measured.
 */
export function useEditorWidth(root: RefObject<HTMLElement | null>): EditorWidth | null {
  const { desk } = useEditor();
  const [measured, setMeasured] = useState<EditorWidth | null>(null);
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth } = element;
      const width =
        clientWidth >= wideFrom ? 'wide' : clientWidth >= middleFrom ? 'middle' : 'narrow';
      desk.setWidth(width);
      setMeasured(width);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [root, desk]);
  return measured;
}
