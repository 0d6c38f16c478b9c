import { IconButton } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { Panel } from '@xyflow/react';
import { Maximize, Minus, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { useCanvas } from './CanvasContext.tsx';
import * as styles from './CanvasStage.css.ts';
import { canvasMessages } from './messages.ts';

/** Zooming by button, the zoom as a percentage, and what else is done to the whole canvas. */
export function ZoomBar({ children }: { children?: ReactNode }) {
  const messages = useMessages(canvasMessages);
  const { viewport, fit } = useCanvas().model;
  return (
    <Panel position="bottom-left">
      <fieldset className={styles.bar} aria-label={messages.zoomBar}>
        <IconButton
          icon={Minus}
          label={messages.zoomOut}
          variant="quiet"
          onPress={viewport.zoomOut}
        />
        <Percent />
        <IconButton icon={Plus} label={messages.zoomIn} variant="quiet" onPress={viewport.zoomIn} />
        <IconButton icon={Maximize} label={messages.fit} variant="quiet" onPress={fit} />
        {children}
      </fieldset>
    </Panel>
  );
}

/** A whole map of thousands of nodes may lie below one percent. */
const percentOf = (zoom: number): string => (zoom < 0.01 ? '<1%' : `${Math.round(zoom * 100)}%`);

/** By itself, because it says something else at every step of a zoom, and the other buttons do not. */
function Percent() {
  const messages = useMessages(canvasMessages);
  const { viewport } = useCanvas().model;
  const percent = useStore(viewport, ({ zoom }) => percentOf(zoom));
  return (
    <button
      type="button"
      className={styles.percent}
      aria-label={messages.zoomTo100(percent)}
      onClick={() => viewport.zoomTo(1)}
    >
      {percent}
    </button>
  );
}
