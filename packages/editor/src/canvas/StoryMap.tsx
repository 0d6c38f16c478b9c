import { type NodeType, nodeTypes } from '@dreamfork/story';
import { useMessages } from '@dreamfork/ui/i18n';
import { vars } from '@dreamfork/ui/theme';
import { Panel, useReactFlow, useStore } from '@xyflow/react';
import { memo, type PointerEvent, useDeferredValue, useMemo } from 'react';
import { useSession } from '../EditorContext.tsx';
import { boundsOf, typePaths, unite } from '../flow/miniMap.ts';
import { canvasMessages } from '../messages/index.ts';
import * as styles from './floating.css.ts';

const selectView = ({
  transform,
  width,
  height,
}: {
  transform: [number, number, number];
  width: number;
  height: number;
}) =>
  `${-transform[0] / transform[2]} ${-transform[1] / transform[2]} ${width / transform[2]} ${height / transform[2]}`;

const TypeLayer = memo(function TypeLayer({ type, path }: { type: NodeType; path: string }) {
  return <path d={path} fill={vars.nodeColor[type]} />;
});

/** The whole story in small, with the part in view; press or drag to go there. */
export function StoryMap() {
  const words = useMessages(canvasMessages);
  const document = useDeferredValue(useSession((state) => state.document));
  const bounds = useMemo(() => boundsOf(document), [document]);
  const paths = useMemo(() => typePaths(document), [document]);
  const [x = 0, y = 0, width = 1, height = 1] = useStore(selectView).split(' ').map(Number);
  const { setCenter, getZoom } = useReactFlow();
  const shown = unite(bounds, { x, y, width, height });
  const margin = Math.max(shown.width, shown.height) * 0.04;
  const box = {
    x: shown.x - margin,
    y: shown.y - margin,
    width: shown.width + 2 * margin,
    height: shown.height + 2 * margin,
  };

  const goTo = (event: PointerEvent<SVGSVGElement>) => {
    if (event.buttons === 0) return;
    const matrix = event.currentTarget.getScreenCTM();
    if (!matrix) return;
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    void setCenter(point.x, point.y, { zoom: getZoom() });
  };

  return (
    <Panel position="bottom-right" className={styles.map}>
      <svg
        role="img"
        aria-label={words.map}
        width="100%"
        height="100%"
        viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          goTo(event);
        }}
        onPointerMove={goTo}
      >
        {nodeTypes.map((type) => {
          const path = paths[type];
          return path ? <TypeLayer key={type} type={type} path={path} /> : null;
        })}
        <rect className={styles.mapView} x={x} y={y} width={width} height={height} rx={6} />
      </svg>
    </Panel>
  );
}
