import { ViewportPortal } from '@xyflow/react';
import { type CSSProperties, useEffect, useState } from 'react';
import { useCanvas } from '../../canvas/CanvasContext.tsx';
import { useEditor, useSettings } from '../../EditorContext.tsx';
import { PersonMarks, personHue } from '../../nodeTypes/PersonMarks.tsx';
import * as styles from './company.css.ts';
import { type DragGhost, followDrags, type DragGhosts as Ghosts } from './dragGhosts.ts';

const none: Ghosts = new Map();

/** Outlines of the nodes that others drag, where they would stand now. */
export function DragGhosts() {
  const { company } = useEditor();
  const { scene, sceneVersion } = useCanvas().model;
  const [ghosts, setGhosts] = useState(none);
  useEffect(() => {
    const follow = () =>
      setGhosts((known) => {
        const now = followDrags(company.getState().people, known, scene.nodes);
        return now.size > 0 ? now : none;
      });
    const stops = [company.subscribe(follow), sceneVersion.subscribe(follow)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [company, scene, sceneVersion]);
  if (ghosts.size === 0) return null;
  return (
    <ViewportPortal>
      <div className={styles.ghosts} aria-hidden data-testid="drag-ghosts">
        {[...ghosts.values()].map((ghost) => (
          <Ghost key={ghost.person.id} ghost={ghost} />
        ))}
      </div>
    </ViewportPortal>
  );
}

function Ghost({ ghost: { person, dx, dy, from } }: { ghost: DragGhost }) {
  const { scene } = useCanvas().model;
  const animates = useSettings((settings) => settings.animates);
  const { id, name, colour } = person;
  const boxes = new Map(
    [...from.keys()].flatMap((nodeId) => {
      const item = scene.nodes.get(nodeId);
      const box = item?.hiddenIn ?? item;
      return box ? [[box.id, box]] : [];
    }),
  );
  return (
    <div
      className={styles.ghost}
      style={
        {
          '--person': personHue(colour),
          transform: `translate(${dx}px, ${dy}px)`,
        } as CSSProperties
      }
      data-animates={animates || undefined}
    >
      {[...boxes.values()].map((box, at) => (
        <div
          key={box.id}
          className={styles.outline}
          style={{ left: box.x, top: box.y, width: box.width, height: box.height }}
          data-testid="drag-ghost"
        >
          {at === 0 && (
            <span className={styles.ghostName}>
              <PersonMarks people={[{ id, name, colour, isWriting: false }]} />
              {name}
            </span>
          )}
        </div>
      ))}
    </div>
  );
}
