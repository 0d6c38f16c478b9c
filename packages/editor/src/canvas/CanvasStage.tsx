import { type ReactNode, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Viewport } from '../session/createSession.ts';
import { CanvasProvider } from './CanvasContext.tsx';
import * as styles from './CanvasStage.css.ts';
import { Cards } from './Cards.tsx';
import type { CanvasActions } from './engine/canvasActions.ts';
import { type CanvasManners, firstManners } from './engine/canvasManners.ts';
import type { CanvasSource } from './engine/canvasSource.ts';
import { type CanvasEngine, createEngine } from './engine/createEngine.ts';
import { Grounds } from './Grounds.tsx';
import { createGestures } from './gestures/createGestures.ts';
import { PickedEdges } from './PickedEdges.tsx';
import { TopLayer } from './TopLayer.tsx';
import { useStore } from './useStore.ts';

export type CanvasStageProps = {
  /** What is shown; the same object for as long as the stage is mounted. */
  source: CanvasSource;
  /** What gestures ask for; null for a canvas that can only be looked at. */
  actions: CanvasActions | null;
  label: string;
  viewport?: Viewport | null;
  onRest?: (viewport: Viewport) => void;
  /** How the author likes nodes and view to move. Without it as everybody first has it. */
  manners?: CanvasManners;
  /** Shows a group as one card, or its nodes again. */
  onToggleGroup: (groupId: string) => void;
  /** Controls over the canvas. */
  children?: ReactNode;
};

/** A story as cards and curves on squared paper, with everything that moves them. */
export function CanvasStage({ label, children, ...options }: CanvasStageProps) {
  const root = useRef<HTMLElement>(null);
  const [engine, setEngine] = useState<CanvasEngine | null>(null);
  const first = useRef(options);
  const { source, actions } = options;

  // The first viewport is known before anything is drawn: nothing is mounted only to be left again.
  useLayoutEffect(() => {
    const element = root.current;
    if (!element) return;
    const {
      viewport = null,
      manners = firstManners,
      onRest = () => {},
      onToggleGroup,
    } = first.current;
    const size = { width: element.clientWidth || 1, height: element.clientHeight || 1 };
    setEngine(createEngine({ source, size, viewport, manners, onRest, onToggleGroup }));
  }, [source]);

  const context = useMemo(() => engine && { engine, source, actions }, [engine, source, actions]);

  return (
    <section ref={root} className={styles.canvas} data-canvas aria-label={label}>
      {context && (
        <CanvasProvider value={context}>
          <Surface engine={context.engine} actions={actions} />
          {children}
        </CanvasProvider>
      )}
    </section>
  );
}

type SurfaceProps = { engine: CanvasEngine; actions: CanvasActions | null };

function Surface({ engine, actions }: SurfaceProps) {
  const isFar = useStore(engine.cards.far);
  const surface = useRef<HTMLDivElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const drawings = useRef<HTMLDivElement>(null);
  const grounds = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  }, [actions]);

  useLayoutEffect(() => {
    const parts = [
      surface.current,
      paper.current,
      drawings.current,
      grounds.current,
      world.current,
    ];
    const [pane, sheet, layer, ground, cards] = parts;
    if (!pane || !sheet || !layer || !ground || !cards) return;
    const detach = engine.attach({
      surface: pane,
      paper: sheet,
      drawings: layer,
      grounds: ground,
      world: cards,
    });
    const stop = createGestures(pane, engine, () => latest.current);
    return () => {
      stop();
      detach();
    };
  }, [engine]);

  return (
    <div ref={surface} className={styles.surface} data-testid="canvas-pane">
      <div ref={paper} className={styles.paper} />
      <div
        ref={drawings}
        className={styles.drawings}
        data-testid={isFar ? 'far-layer' : 'near-layer'}
        aria-hidden
      />
      <div ref={grounds} className={styles.world}>
        <Grounds />
      </div>
      <div ref={world} className={styles.world} data-testid="canvas-world">
        <PickedEdges />
        <Cards />
        <TopLayer />
      </div>
    </div>
  );
}
