import type { Position } from '@dreamfork/story';
import type { ConnectInput } from '../../commands/edits/connectionEdits.ts';
import type { CanvasEngine } from '../engine/createEngine.ts';
import { curveBetween } from '../geometry/curve.ts';
import { outputHandle } from '../geometry/edgeEnds.ts';
import { card } from '../geometry/geometry.ts';
import { nodeAt } from '../geometry/hits.ts';
import type { SceneNode } from '../geometry/sceneParts.ts';
import type { Gesture, GestureContext, PointerMoment } from './gesture.ts';
import type { Hit } from './hit.ts';

/** Pixels of the screen around a card in which a link still finds it. */
const snap = 20;

function nodeNear({ scene, viewport }: CanvasEngine, point: Position): SceneNode | undefined {
  const exact = nodeAt(scene, point);
  if (exact) return exact;
  const reach = snap / viewport.getState().zoom;
  let found: SceneNode | undefined;
  const area = { x: point.x - reach, y: point.y - reach, width: 2 * reach, height: 2 * reach };
  scene.visitNodes(area, (node) => {
    found = node;
  });
  return found;
}

const inputOf = ({ x, y }: SceneNode): Position => ({ x, y: y + card.handleY });

type HandleHit = Extract<Hit, { kind: 'handle' }>;

const fromOf = ({
  nodeId,
  handleId,
}: HandleHit): Pick<ConnectInput, 'fromNodeId' | 'choiceId'> => ({
  fromNodeId: nodeId,
  ...(handleId === outputHandle ? {} : { choiceId: handleId }),
});

/** Draws a new connection from a handle to a card; dropped on nothing, it asks what to add there. */
export function drawLink({ engine, actions, start }: GestureContext, hit: HandleHit): Gesture {
  const anchor = start.canvas;
  const targetAt = ({ canvas }: PointerMoment): SceneNode | undefined => {
    const node = nodeNear(engine, canvas);
    return node?.id === hit.nodeId ? undefined : node;
  };
  return {
    movesCanvas: true,
    move: (moment) => {
      const target = targetAt(moment);
      const end = target && !hit.isInput ? inputOf(target) : moment.canvas;
      engine.showOverlay({
        link: hit.isInput ? curveBetween(end, anchor) : curveBetween(anchor, end),
        targetNodeId: target?.id ?? null,
      });
    },
    end: (moment) => {
      engine.clearOverlay();
      const target = targetAt(moment);
      if (target) {
        actions?.connect(
          hit.isInput
            ? { fromNodeId: target.id, toNodeId: hit.nodeId }
            : { ...fromOf(hit), toNodeId: target.id },
        );
      } else if (!hit.isInput && nodeAt(engine.scene, moment.canvas) === undefined) {
        const { canvas: position, client } = moment;
        actions?.openMenu({ ...client, subject: { kind: 'link', from: fromOf(hit), position } });
      }
    },
    cancel: engine.clearOverlay,
  };
}

/** Takes the end of a connection to another card. Dropped elsewhere, it stays where it was. */
export function redrawLink({ engine, actions }: GestureContext, edgeId: string): Gesture {
  const edge = engine.scene.edges.get(edgeId);
  const targetAt = ({ canvas }: PointerMoment): SceneNode | undefined => {
    const node = nodeNear(engine, canvas);
    return node === edge?.from ? undefined : node;
  };
  return {
    movesCanvas: true,
    move: (moment) => {
      if (!edge) return;
      const target = targetAt(moment);
      const end = target ? inputOf(target) : moment.canvas;
      engine.showOverlay({
        link: curveBetween({ x: edge.x1, y: edge.y1 }, end),
        targetNodeId: target?.id ?? null,
      });
    },
    end: (moment) => {
      engine.clearOverlay();
      const target = targetAt(moment);
      if (target && target !== edge?.to) {
        actions?.reconnect({ connectionId: edgeId, toNodeId: target.id });
      }
    },
    cancel: engine.clearOverlay,
  };
}
