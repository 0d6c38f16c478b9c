import { useMessages } from '@dreamfork/ui/i18n';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { useEditor } from '../EditorContext.tsx';
import { firstSettings } from '../store/settings/createSettings.ts';
import { shellMessages } from './messages.ts';
import { panelWidthRange, type Side, usePanelWidth, widthNames } from './usePanelWidth.ts';
import * as styles from './workspace.css.ts';

/** Pixels by which an arrow key moves the edge. */
const keyStep = 16;

/** The edge of a side panel: moved by mouse, finger or arrow keys, put back by a double click. */
export function PanelEdge({ side }: { side: Side }) {
  const { settings } = useEditor();
  const messages = useMessages(shellMessages).edges;
  const width = usePanelWidth(side);
  const { least, most } = panelWidthRange[side];
  const [start, setStart] = useState<{ x: number; width: number } | null>(null);
  const outwards = side === 'left' ? 1 : -1;
  const setWidth = (next: number) =>
    settings.change({ [widthNames[side]]: Math.min(most, Math.max(least, Math.round(next))) });

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setStart({ x: event.clientX, width });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Partial<Record<string, number>> = {
      ArrowLeft: width - outwards * keyStep,
      ArrowRight: width + outwards * keyStep,
      Home: least,
      End: most,
    };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    setWidth(next);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- A separator with a value is a control (WAI-ARIA 1.2).
    <hr
      className={styles.edge}
      data-side={side}
      data-moved={start !== null || undefined}
      aria-orientation="vertical"
      aria-label={messages[side]}
      aria-valuenow={width}
      aria-valuemin={least}
      aria-valuemax={most}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- As above.
      tabIndex={0}
      onPointerDown={onPointerDown}
      onPointerMove={({ clientX }) => {
        if (start) setWidth(start.width + outwards * (clientX - start.x));
      }}
      onPointerUp={() => setStart(null)}
      onLostPointerCapture={() => setStart(null)}
      onDoubleClick={() => setWidth(firstSettings[widthNames[side]])}
      onKeyDown={onKeyDown}
    />
  );
}
