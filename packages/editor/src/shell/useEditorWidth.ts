import { type RefObject, useLayoutEffect, useState } from 'react';
import { useEditor } from '../EditorContext.tsx';
import type { EditorWidth } from '../store/workspace/panelsAndDialogs.ts';

const middleFrom = 640;
const wideFrom = 1000;

/**
 * Measures the editor and sets the width of its workspace, before the canvas takes what the panels
 * leave. Null until measured.
 */
export function useEditorWidth(root: RefObject<HTMLElement | null>): EditorWidth | null {
  const { workspace } = useEditor();
  const [measured, setMeasured] = useState<EditorWidth | null>(null);
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    const measure = () => {
      const { clientWidth } = element;
      const width =
        clientWidth >= wideFrom ? 'wide' : clientWidth >= middleFrom ? 'middle' : 'narrow';
      workspace.setWidth(width);
      setMeasured(width);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [root, workspace]);
  return measured;
}
