import { useMessages } from '@dreamfork/ui/i18n';
import { vars } from '@dreamfork/ui/theme';
import { MiniMap, type MiniMapNodeProps, useReactFlow } from '@xyflow/react';
import { memo, useEffect, useState } from 'react';
import { mapSize } from '../geometry/floats.ts';
import { useCanvas } from './CanvasContext.tsx';
import * as styles from './CanvasStage.css.ts';
import { flowId } from './flow/flowTypes.ts';
import { type MapPicture, mapPicture } from './mapPicture.ts';
import { canvasMessages } from './messages.ts';
import { watchTheme } from './paint/palette.ts';

/** How long nothing must change before the map is drawn anew, in milliseconds: not at every letter. */
const pause = 250;

const storyNode = flowId('story', '');

/** The one node that the map shows: a picture of all of them, for most are not mounted. */
const MapNode = memo(function MapNode({ id }: MiniMapNodeProps) {
  return id === storyNode ? <Picture /> : null;
});

function Picture() {
  const { model } = useCanvas();
  const [picture, setPicture] = useState<MapPicture | null>(null);
  useEffect(() => {
    let timer = 0;
    const draw = () => {
      const surface = model.surface();
      if (surface) setPicture(mapPicture(model, surface));
    };
    const later = () => {
      clearTimeout(timer);
      timer = window.setTimeout(draw, pause);
    };
    later();
    const stops = [model.shown.subscribe(later), watchTheme(later)];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [model]);
  return picture && <image {...picture.area} href={picture.address} preserveAspectRatio="none" />;
}

/** The whole story in small, with the part in view; press or drag to go there. */
export function StoryMap() {
  const messages = useMessages(canvasMessages);
  const { setCenter, getZoom } = useReactFlow();
  return (
    <MiniMap
      className={styles.map}
      style={mapSize}
      ariaLabel={messages.map}
      nodeComponent={MapNode}
      maskColor="transparent"
      maskStrokeColor={vars.color.accent}
      maskStrokeWidth={2}
      pannable
      zoomable
      onClick={(_event, { x, y }) => void setCenter(x, y, { zoom: getZoom() })}
    />
  );
}
