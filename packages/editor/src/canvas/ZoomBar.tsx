import { IconButton } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { Maximize, Minus, Plus } from 'lucide-react';
import { canvasMessages } from '../messages/canvas.ts';
import { useCanvas } from './CanvasContext.tsx';
import * as styles from './floating.css.ts';
import { usePacedFact } from './useStore.ts';

/** One press of a button zooms by so much. */
const step = 1.2;
/** Milliseconds between two percentages that are shown. */
const pause = 100;

/** Zooming by button, and the zoom as a percentage. */
export function ZoomBar() {
  const words = useMessages(canvasMessages);
  const { viewport, fit } = useCanvas().engine;
  return (
    <fieldset className={styles.bar} aria-label={words.zoomBar}>
      <IconButton
        icon={Minus}
        label={words.zoomOut}
        variant="quiet"
        onPress={() => viewport.zoomBy(1 / step)}
      />
      <Percent />
      <IconButton
        icon={Plus}
        label={words.zoomIn}
        variant="quiet"
        onPress={() => viewport.zoomBy(step)}
      />
      <IconButton icon={Maximize} label={words.fit} variant="quiet" onPress={fit} />
    </fieldset>
  );
}

/** By itself, because it says something else at every step of a zoom, and the other buttons do not. */
function Percent() {
  const words = useMessages(canvasMessages);
  const { viewport } = useCanvas().engine;
  const percent = usePacedFact(viewport, ({ zoom }) => `${Math.round(zoom * 100)}%`, pause);
  return (
    <button
      type="button"
      className={styles.percent}
      aria-label={words.zoomTo100(percent)}
      onClick={() => viewport.zoomTo(1)}
    >
      {percent}
    </button>
  );
}
