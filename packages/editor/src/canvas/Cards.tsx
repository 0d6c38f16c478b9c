import { useStore } from 'zustand';
import { useCanvas, useCanvasState } from './CanvasContext.tsx';
import { NodeCard } from './NodeCard.tsx';
import { portsOf } from './portsOf.ts';

/** The cards of the part of the story that is in view. */
export function Cards() {
  const { engine, actions, descriptionId } = useCanvas();
  const { scene, cards } = engine;
  const mounted = useStore(cards.mounted);
  const revealed = useStore(cards.revealed);
  useStore(engine.sceneVersion);
  const focused = useStore(engine.focused);
  const isZoomedOut = useStore(cards.isZoomedOut);
  const target = useStore(engine.overlay, ({ targetNodeId }) => targetNodeId);
  const selection = useCanvasState((state) => state.selection);
  const { problems, visited, highlighted, difference } = useCanvasState((state) => state.overlays);
  const selected = new Set(selection.nodeIds);
  const start = scene.startNodeId();

  const candidates = [focused, selection.nodeIds[0], start, mounted[0]];
  const present = new Set(mounted);
  const inView = new Set(mounted.slice(0, revealed));
  const tabStop = candidates.find((id) => id !== null && id !== undefined && present.has(id));

  // In the order of the story: later cards lie above earlier ones.
  const order = (id: string) => scene.nodes.get(id)?.order ?? 0;
  const shown = mounted.toSorted((one, other) => order(one) - order(other));

  return shown.map((id) => {
    const item = scene.nodes.get(id);
    if (!item) return null;
    const isSelected = selected.has(id);
    const { choice } = selection;
    const { hasInput, hasOutput } = portsOf(item);
    return (
      <NodeCard
        key={id}
        node={item.node}
        descriptionId={`${descriptionId}${item.order}`}
        hasInput={hasInput}
        hasOutput={hasOutput}
        isSelected={isSelected}
        isTarget={id === target}
        isTabStop={id === tabStop}
        isHidden={
          item.hiddenIn !== null ||
          (!inView.has(id) && !isSelected && id !== start && id !== focused)
        }
        selectedChoiceId={choice?.nodeId === id ? choice.choiceId : null}
        problem={problems.get(id) ?? null}
        difference={difference?.get(id) ?? null}
        isVisited={visited.has(id)}
        isFaded={highlighted !== null && !highlighted.has(id)}
        isEditable={actions !== null}
        isFar={isZoomedOut}
        engine={engine}
      />
    );
  });
}
