import { lazyPart } from '@dreamfork/ui/lazy';
import { type ReactNode, Suspense, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Viewport } from '../store/session/state.ts';
import { CanvasProvider, useCanvasState } from './CanvasContext.tsx';
import * as styles from './CanvasStage.css.ts';
import { Cards } from './Cards.tsx';
import type { CanvasActions } from './engine/canvasActions.ts';
import {
  type CanvasPreferences,
  type CanvasSource,
  defaultPreferences,
} from './engine/canvasSource.ts';
import { type CanvasEngine, createEngine } from './engine/createEngine.ts';
import { GroupsAndNotes } from './GroupsAndNotes.tsx';
import { createGestures } from './gestures/createGestures.ts';
import { Overlay } from './Overlay.tsx';
import { SelectedEdges } from './SelectedEdges.tsx';

const LogicMarks = lazyPart(async () => (await import('./logic/LogicMarks.tsx')).LogicMarks);

export type CanvasStageProps = {
  /** What is shown; the same object for as long as the stage is mounted. */
  source: CanvasSource;
  /** What gestures ask for; null for a canvas that can only be looked at. */
  actions: CanvasActions | null;
  label: string;
  viewport?: Viewport | null;
  onRest?: (viewport: Viewport) => void;
  /** How the author likes nodes and view to move. Without it as everybody first has it. */
  preferences?: CanvasPreferences;
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
      preferences = defaultPreferences,
      onRest = () => {},
      onToggleGroup,
    } = first.current;
    const size = { width: element.clientWidth || 1, height: element.clientHeight || 1 };
    setEngine(createEngine({ source, size, viewport, preferences, onRest, onToggleGroup }));
  }, [source]);

  const descriptionId = useId();
  const context = useMemo(
    () => engine && { engine, source, actions, descriptionId },
    [engine, source, actions, descriptionId],
  );

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
  const isZoomedOut = useStore(engine.cards.isZoomedOut);
  const remembers = useCanvasState(({ document }) => document.variables !== undefined);
  const surface = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const drawings = useRef<HTMLDivElement>(null);
  const groupsAndNotes = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  }, [actions]);

  useLayoutEffect(() => {
    const parts = [
      surface.current,
      grid.current,
      drawings.current,
      groupsAndNotes.current,
      world.current,
    ];
    const [pane, sheet, layer, ground, cards] = parts;
    if (!pane || !sheet || !layer || !ground || !cards) return;
    const detach = engine.attach({
      surface: pane,
      grid: sheet,
      drawings: layer,
      groupsAndNotes: ground,
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
      <div ref={grid} className={styles.grid} />
      <div
        ref={drawings}
        className={styles.drawings}
        data-testid={isZoomedOut ? 'far-layer' : 'near-layer'}
        aria-hidden
      />
      <div ref={groupsAndNotes} className={styles.world}>
        <GroupsAndNotes />
      </div>
      <div
        ref={world}
        className={styles.world}
        data-remembers={remembers || undefined}
        data-testid="canvas-world"
      >
        <SelectedEdges />
        <Cards />
        {remembers && !isZoomedOut && (
          <Suspense>
            <LogicMarks />
          </Suspense>
        )}
        <Overlay />
      </div>
    </div>
  );
}
