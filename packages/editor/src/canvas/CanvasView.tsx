import type { StoryDocument } from '@dreamfork/story';
import { useMessages } from '@dreamfork/ui/i18n';
import { useCallback, useLayoutEffect, useState } from 'react';
import { canvasMessages } from '../messages/canvas.ts';
import { type CanvasMarks, emptyMarks } from '../session/marks.ts';
import { emptySelection } from '../session/selection.ts';
import { CanvasStage } from './CanvasStage.tsx';
import type { CanvasFacts } from './engine/canvasSource.ts';
import { createStore } from './engine/createStore.ts';
import { StoryMap } from './StoryMap.tsx';
import { ZoomBar } from './ZoomBar.tsx';

export type CanvasViewProps = {
  /** The version to look at. */
  document: StoryDocument;
  /** What is to be seen on it: differences, problems. */
  marks?: Partial<CanvasMarks>;
  /** Names the canvas for screen readers. @default the words for a story's canvas */
  label?: string;
};

/** A story to look at, not to touch: it can be moved and zoomed, and its groups folded. */
export function CanvasView({ document, marks, label }: CanvasViewProps) {
  const words = useMessages(canvasMessages);
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  const [store] = useState(() =>
    createStore<CanvasFacts>({ document, selection: emptySelection, marks: emptyMarks }),
  );

  useLayoutEffect(() => {
    store.set({
      document,
      selection: emptySelection,
      marks: { ...emptyMarks, collapsedGroups: collapsed, ...marks },
    });
  }, [store, document, marks, collapsed]);

  const toggleGroup = useCallback(
    (groupId: string) =>
      setCollapsed((groups) => {
        const next = new Set(groups);
        if (!next.delete(groupId)) next.add(groupId);
        return next;
      }),
    [],
  );

  const [source] = useState(() => ({ getState: store.get, subscribe: store.subscribe }));
  return (
    <CanvasStage
      source={source}
      actions={null}
      label={label ?? words.canvas}
      onToggleGroup={toggleGroup}
    >
      <ZoomBar />
      <StoryMap />
    </CanvasStage>
  );
}
