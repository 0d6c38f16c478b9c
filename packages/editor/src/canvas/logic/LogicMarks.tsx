import { findNode, type SentencePart, type StoryNode } from '@dreamfork/story';
import { useLocale, useMessages } from '@dreamfork/ui/i18n';
import { ViewportPortal } from '@xyflow/react';
import { createElement, Fragment, memo, type PointerEvent, use, useMemo } from 'react';
import { useStore } from 'zustand';
import { OptionalEditorContext } from '../../EditorContext.tsx';
import { middleOf } from '../../geometry/curve.ts';
import { edgeCurve } from '../../geometry/edgeRoute.ts';
import { card, cardGeometry } from '../../geometry/geometry.ts';
import type { SceneNode } from '../../geometry/sceneParts.ts';
import { useCanvas, useCanvasState } from '../CanvasContext.tsx';
import * as styles from './logicMarks.css.ts';
import {
  choiceMark,
  connectionMarks,
  type LogicContext,
  markText,
  nodeMark,
} from './logicMarks.ts';
import { logicMessages } from './messages.ts';

/**
 * Conditions and effects in words: under a card, in the rows of its choices, and on its connections.
 * The same words are the description of the card for screen readers.
 */
export function LogicMarks() {
  const { model, descriptionId } = useCanvas();
  const editor = use(OptionalEditorContext);
  const words = useMessages(logicMessages);
  const locale = useLocale();
  const story = useCanvasState(({ document }) => document);
  const mounted = useStore(model.cards.mounted);
  const dragged = useStore(model.dragging.drag, (drag) => drag?.nodeIds);
  useStore(model.sceneVersion);
  const context = useMemo(() => ({ locale, story, words }), [locale, story, words]);
  const highlight = ({ target }: PointerEvent) => {
    const name = target instanceof Element ? target.closest('[data-variable]') : null;
    editor?.workspace.highlightVariable(name?.getAttribute('data-variable') ?? null);
  };
  return (
    <ViewportPortal>
      <div
        data-testid="logic-marks"
        onPointerOver={highlight}
        onPointerLeave={() => editor?.workspace.highlightVariable(null)}
      >
        {mounted.map((id) => {
          const item = model.scene.nodes.get(id);
          if (!item || item.hiddenIn) return null;
          return (
            <NodeMarks
              key={id}
              item={item}
              node={item.node}
              id={`${descriptionId}${item.order}`}
              context={context}
              dragged={dragged}
            />
          );
        })}
      </div>
    </ViewportPortal>
  );
}

const word = (part: SentencePart) =>
  typeof part === 'string' ? (
    part
  ) : (
    <span className={styles.variable} data-variable={part.variable}>
      {part.variable}
    </span>
  );

/** A sentence with its variables picked out; its parts never change places. */
const Words = ({ mark }: { mark: readonly SentencePart[] }) =>
  createElement(Fragment, null, ...mark.map(word));

type NodeMarksProps = {
  item: SceneNode;
  /** The version of the node that the item stands for. */
  node: StoryNode;
  id: string;
  context: LogicContext & { words: (typeof logicMessages)['ru'] };
  dragged: ReadonlySet<string> | undefined;
};

const NodeMarks = memo(function NodeMarks({ item, node, id, context, dragged }: NodeMarksProps) {
  const effects = nodeMark(node, context);
  const choices = node.choices.map((choice) => choiceMark(choice, context));
  const connections = connectionMarks(node, context);
  if (effects.length + connections.length === 0 && choices.every(({ length }) => length === 0))
    return null;
  const { words, story } = context;
  const { choiceCentres } = cardGeometry(node);
  const title = (nodeId: string) => findNode(story, nodeId)?.title ?? '';
  const described = [
    ...(effects.length > 0 ? [words.onEnter(markText(effects))] : []),
    ...choices.flatMap((mark, at) =>
      mark.length > 0 ? [words.choice({ number: at + 1, text: markText(mark) })] : [],
    ),
    ...connections.map(({ connection, mark }) =>
      words.connection({ label: title(connection.toNodeId), text: markText(mark) }),
    ),
  ];
  return (
    <>
      <p id={id} hidden>
        {described.join('. ')}
      </p>
      {!dragged?.has(item.id) && (
        <div aria-hidden data-marks-of={item.id}>
          {effects.length > 0 && (
            <span className={styles.onNode} style={{ left: item.x, top: item.y + item.height - 1 }}>
              <Words mark={effects} />
            </span>
          )}
          {choices.map((mark, at) =>
            mark.length === 0 ? null : (
              <span
                key={node.choices[at]?.id}
                className={styles.onChoice}
                style={{
                  left: item.x + card.paddingX + 18,
                  top: item.y + (choiceCentres[at] ?? 0) - 1,
                }}
              >
                <Words mark={mark} />
              </span>
            ),
          )}
          {connections.map(({ connection, mark }) => (
            <ConnectionMark
              key={connection.id}
              connectionId={connection.id}
              mark={mark}
              dragged={dragged}
            />
          ))}
        </div>
      )}
    </>
  );
});

/** Room for the mark between two cards, and the least and the most that it takes. */
const room = { gap: 10, least: 54, most: 190 } as const;

type ConnectionMarkProps = {
  connectionId: string;
  mark: readonly SentencePart[];
  dragged: ReadonlySet<string> | undefined;
};

function ConnectionMark({ connectionId, mark, dragged }: ConnectionMarkProps) {
  const { scene } = useCanvas().model;
  const edge = scene.edges.get(connectionId);
  if (!edge || edge.isHidden || dragged?.has(edge.to.id)) return null;
  const { x, y } = middleOf(edgeCurve(scene, edge));
  const span = edge.x2 - edge.x1;
  const maxWidth =
    span > 0 ? Math.min(room.most, Math.max(room.least, span - room.gap)) : room.most;
  return (
    <span
      className={styles.onConnection}
      style={{ left: x, top: y, maxWidth }}
      data-connection={connectionId}
    >
      <Words mark={mark} />
    </span>
  );
}
