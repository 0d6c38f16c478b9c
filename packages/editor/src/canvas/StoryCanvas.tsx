import { useMessages } from '@dreamfork/ui/i18n';
import { useLayoutEffect, useRef, useState } from 'react';
import { useEditor } from '../EditorContext.tsx';
import { canvasMessages } from '../messages/index.ts';
import type { Viewport } from '../session/createSession.ts';
import { CanvasFlow } from './CanvasFlow.tsx';
import * as styles from './StoryCanvas.css.ts';
import { fittingViewport } from './useFit.ts';

/** The story as cards and curves on squared paper. Needs a React Flow provider around it. */
export function StoryCanvas() {
  const { session } = useEditor();
  const words = useMessages(canvasMessages);
  const frame = useRef<HTMLElement>(null);
  const [first, setFirst] = useState<Viewport | null>(null);

  // The first viewport is known before anything is drawn: nothing is mounted only to be left again.
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const { document, viewport } = session.getState();
    const size = { width: element.clientWidth || 1, height: element.clientHeight || 1 };
    setFirst(viewport ?? fittingViewport(document, size));
  }, [session]);

  return (
    <section ref={frame} className={styles.canvas} data-canvas aria-label={words.canvas}>
      {first && <CanvasFlow firstViewport={first} />}
    </section>
  );
}
