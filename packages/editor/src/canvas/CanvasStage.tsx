import { lazyPart } from '@dreamfork/ui/lazy';
import { ReactFlowProvider, useReactFlow, useStoreApi } from '@xyflow/react';
import '@xyflow/react/dist/base.css';
import { type ReactNode, Suspense, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { Size } from '../geometry/viewport.ts';
import { wordsZoom } from '../geometry/zoomLevels.ts';
import type { Viewport } from '../store/session/state.ts';
import { CanvasProvider, useCanvas, useCanvasState } from './CanvasContext.tsx';
import * as styles from './CanvasStage.css.ts';
import { StoryFlow } from './flow/StoryFlow.tsx';
import type { CanvasActions } from './model/canvasActions.ts';
import {
  type CanvasPreferences,
  type CanvasSource,
  defaultPreferences,
} from './model/canvasSource.ts';
import { createCanvasModel } from './model/createCanvasModel.ts';
import { useCardFonts } from './useCardFonts.ts';

const ChoiceLabels = lazyPart(async () => (await import('./flow/ChoiceLabels.tsx')).ChoiceLabels);
const LogicMarks = lazyPart(async () => (await import('./logic/LogicMarks.tsx')).LogicMarks);

export type CanvasStageProps = {
  /** What is shown; the same object for as long as the stage is mounted. */
  source: CanvasSource;
  /** What gestures ask for; null for a canvas that can only be looked at. */
  actions: CanvasActions | null;
  label: string;
  /** Where to begin; without it the whole story is shown. */
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
export function CanvasStage({ label, ...stage }: CanvasStageProps) {
  const root = useRef<HTMLElement>(null);
  const [size, setSize] = useState<Size | null>(null);
  const hasFonts = useCardFonts(root);
  // The first viewport is known before anything is drawn: nothing is mounted only to be left again.
  useLayoutEffect(() => {
    const element = root.current;
    if (element) setSize({ width: element.clientWidth || 1, height: element.clientHeight || 1 });
  }, []);
  return (
    <section ref={root} className={styles.canvas} data-canvas aria-label={label}>
      {size && hasFonts && (
        <ReactFlowProvider initialWidth={size.width} initialHeight={size.height}>
          <Stage size={size} {...stage} />
        </ReactFlowProvider>
      )}
    </section>
  );
}

type StageProps = Omit<CanvasStageProps, 'label'> & { size: Size };

function Stage({ source, actions, size, children, ...options }: StageProps) {
  const instance = useReactFlow();
  const store = useStoreApi();
  const [model] = useState(() => {
    const {
      viewport = null,
      preferences = defaultPreferences,
      onRest = () => {},
      onToggleGroup,
    } = options;
    const flow = { instance, store };
    return createCanvasModel({ flow, source, size, viewport, preferences, onRest, onToggleGroup });
  });
  useLayoutEffect(() => model.actions.setState(actions, true), [model, actions]);
  const descriptionId = useId();
  const context = useMemo(
    () => ({ model, source, actions, descriptionId }),
    [model, source, actions, descriptionId],
  );
  return (
    <CanvasProvider value={context}>
      <StoryFlow>
        <Marks />
        {children}
      </StoryFlow>
    </CanvasProvider>
  );
}

/** The words of options at their lines, and conditions and effects where the story has variables. */
function Marks() {
  const { model } = useCanvas();
  const isFar = useStore(model.cards.isFar);
  const readsWords = useStore(model.viewport, ({ zoom }) => zoom >= wordsZoom);
  const remembers = useCanvasState(({ document }) => document.variables !== undefined);
  return (
    <>
      <Suspense>{readsWords && <ChoiceLabels />}</Suspense>
      <Suspense>{remembers && !isFar && <LogicMarks />}</Suspense>
    </>
  );
}
