import type { StoryDocument } from '@dreamfork/story';
import { useMessages } from '@dreamfork/ui/i18n';
import { useCallback, useLayoutEffect, useState } from 'react';
import { createStore } from 'zustand/vanilla';
import { type CanvasOverlays, emptyOverlays } from '../store/session/canvasOverlays.ts';
import { emptySelection } from '../store/session/selection.ts';
import { CanvasStage } from './CanvasStage.tsx';
import { canvasMessages } from './messages.ts';
import type { CanvasState } from './model/canvasSource.ts';
import { StoryMap } from './StoryMap.tsx';
import { ZoomBar } from './ZoomBar.tsx';

export type CanvasViewProps = {
  /** The version to look at. */
  document: StoryDocument;
  /** What is to be seen on it: differences, problems. */
  overlays?: Partial<CanvasOverlays>;
  /** Names the canvas for screen readers. @default the words for a story's canvas */
  label?: string;
};

/** A story to look at, not to touch: it can be moved and zoomed, and its groups folded. */
export function CanvasView({ document, overlays, label }: CanvasViewProps) {
  const messages = useMessages(canvasMessages);
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const [store] = useState(() =>
    createStore<CanvasState>(() => ({
      document,
      selection: emptySelection,
      overlays: emptyOverlays,
    })),
  );

  useLayoutEffect(() => {
    store.setState({
      document,
      selection: emptySelection,
      overlays: { ...emptyOverlays, foldedGroups: folded, ...overlays },
    });
  }, [store, document, overlays, folded]);

  const toggleGroup = useCallback(
    (groupId: string) =>
      setFolded((groups) => {
        const next = new Set(groups);
        if (!next.delete(groupId)) next.add(groupId);
        return next;
      }),
    [],
  );

  return (
    <CanvasStage
      source={store}
      actions={null}
      label={label ?? messages.canvas}
      onToggleGroup={toggleGroup}
    >
      <ZoomBar />
      <StoryMap />
    </CanvasStage>
  );
}
