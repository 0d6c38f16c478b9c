import { IconButton } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { Panel, useReactFlow, useStore } from '@xyflow/react';
import { Maximize, Minus, Plus } from 'lucide-react';
import { canvasMessages } from '../messages/index.ts';
import * as styles from './floating.css.ts';
import { useFit } from './useFit.ts';

/** Zooming by button, and the zoom as a percentage. */
export function ZoomBar() {
  const words = useMessages(canvasMessages);
  const percent = useStore(({ transform }) => `${Math.round(transform[2] * 100)}%`);
  const { zoomIn, zoomOut, zoomTo } = useReactFlow();
  const fit = useFit();
  return (
    <Panel position="bottom-left" className={styles.bar} role="group" aria-label={words.zoomBar}>
      <IconButton
        icon={Minus}
        label={words.zoomOut}
        variant="quiet"
        onPress={() => void zoomOut()}
      />
      <button
        type="button"
        className={styles.percent}
        aria-label={words.zoomTo100(percent)}
        onClick={() => void zoomTo(1)}
      >
        {percent}
      </button>
      <IconButton icon={Plus} label={words.zoomIn} variant="quiet" onPress={() => void zoomIn()} />
      <IconButton icon={Maximize} label={words.fit} variant="quiet" onPress={fit} />
    </Panel>
  );
}
