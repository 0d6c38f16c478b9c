import { vars } from '@dreamfork/ui/theme';
import { Background, BackgroundVariant, useStore } from '@xyflow/react';
import { cellSize } from '../commands/cellSize.ts';

/** Squared paper. Zoomed out, every fifth line is drawn, then every twenty-fifth, so that cells stay cells. */
export function CellBackground() {
  const step = useStore(({ transform: [, , zoom] }) => (zoom < 0.2 ? 25 : zoom < 0.55 ? 5 : 1));
  return (
    <Background
      variant={BackgroundVariant.Lines}
      gap={cellSize * step}
      lineWidth={1}
      color={vars.color.cell}
      bgColor={vars.color.paper}
    />
  );
}
