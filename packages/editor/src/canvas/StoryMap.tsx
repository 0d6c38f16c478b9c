import { useMessages } from '@dreamfork/ui/i18n';
import { type PointerEvent, useLayoutEffect, useRef } from 'react';
import { useCanvas } from './CanvasContext.tsx';
import * as styles from './floating.css.ts';
import { canvasMessages } from './messages.ts';
import { attachStoryMap, type MapControl, mapSize } from './paint/attachStoryMap.ts';

/** The whole story in small, with the part in view; press or drag to go there. */
export function StoryMap() {
  const messages = useMessages(canvasMessages);
  const { engine } = useCanvas();
  const canvas = useRef<HTMLCanvasElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const control = useRef<MapControl | null>(null);

  useLayoutEffect(() => {
    if (!canvas.current || !frame.current) return;
    const attached = attachStoryMap(canvas.current, frame.current, engine);
    control.current = attached;
    return attached.detach;
  }, [engine]);

  const goTo = (event: PointerEvent<HTMLDivElement>) => {
    if (event.buttons === 0) return;
    const { left, top } = event.currentTarget.getBoundingClientRect();
    control.current?.goTo({ x: event.clientX - left, y: event.clientY - top });
  };

  return (
    <div
      className={styles.map}
      role="img"
      aria-label={messages.map}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        goTo(event);
      }}
      onPointerMove={goTo}
      onPointerUp={() => engine.viewport.rest()}
    >
      <canvas ref={canvas} style={mapSize} />
      <div ref={frame} className={styles.mapView} />
    </div>
  );
}
