import { isMediaType, nodeStatusNames, nodeTypeNames, shownType } from '@dreamfork/story';
import { useMessages } from '@dreamfork/ui/i18n';
import type { NodeProps } from '@xyflow/react';
import { memo, useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { inputHandle, outputHandle } from '../../geometry/edgeEnds.ts';
import { cardGeometry, card as size } from '../../geometry/geometry.ts';
import { nodeIcons } from '../../nodeTypes/nodeIcons.ts';
import { StatusMark } from '../../nodeTypes/StatusMark.tsx';
import type { PersonMark } from '../../store/session/canvasOverlays.ts';
import { useCanvas, useCanvasState } from '../CanvasContext.tsx';
import { CardBadges } from '../CardBadges.tsx';
import { CardChoices } from '../CardChoices.tsx';
import { CardHandle } from '../CardHandle.tsx';
import { CardMedia, MediaPreview } from '../CardMedia.tsx';
import { canvasMessages } from '../messages.ts';
import * as styles from '../NodeCard.css.ts';
import { type CardFlowNode, hasSameData } from './flowTypes.ts';

const nobody: readonly PersonMark[] = [];

/** One node of the story: type, title, the first lines, and a row per choice. */
export const CardNode = memo(function CardNode({ data }: NodeProps<CardFlowNode>) {
  const { model, actions, descriptionId } = useCanvas();
  const { node, order, hasInput, hasOutput, isTabStop } = data;
  const { id } = node;
  const card = useRef<HTMLElement>(null);
  const messages = useMessages(canvasMessages);
  const typeNames = useMessages(nodeTypeNames);
  const statusNames = useMessages(nodeStatusNames);
  const type = useCanvasState(({ document }) => shownType(document, node));
  const isTarget = useStore(model.overlay, ({ targetNodeId }) => targetNodeId === id);
  const isFar = useStore(model.cards.isFar);
  const takesFocus = useStore(model.focusRequest, (nodeId) => nodeId === id);
  const isSelected = useCanvasState(({ selection }) => selection.nodeIds.includes(id));
  const selectedChoiceId = useCanvasState(({ selection: { choice } }) =>
    choice?.nodeId === id ? choice.choiceId : null,
  );
  const problem = useCanvasState(({ overlays }) => overlays.problems.get(id) ?? null);
  const difference = useCanvasState(({ overlays }) => overlays.difference?.get(id) ?? null);
  const reviews = useCanvasState(({ overlays }) => overlays.reviews.get(id) ?? 0);
  const people = useCanvasState(({ overlays }) => overlays.people.get(id)) ?? nobody;
  const isVisited = useCanvasState(({ overlays }) => overlays.visited.has(id));
  const isFaded = useCanvasState(
    ({ overlays: { highlighted } }) => highlighted !== null && !highlighted.has(id),
  );
  useEffect(() => {
    if (!takesFocus) return;
    model.focusRequest.setState(null);
    card.current?.focus({ preventScroll: true });
  }, [takesFocus, model]);

  const isEditable = actions !== null;
  const geometry = cardGeometry(node);
  const Icon = nodeIcons[type];
  // What a screen reader says of a card: its type and title, and every mark that others see.
  const label = [
    messages.node({ type: typeNames[type], title: node.title }),
    node.status && statusNames[node.status],
    isSelected && messages.selected,
    problem && messages.problems[problem],
    difference && messages.differences[difference],
    isVisited && messages.visited,
    reviews > 0 && messages.reviews(reviews),
    ...people.map(messages.person),
  ];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only tells that the focus is here.
    <article
      ref={card}
      className={`${styles.card} ${styles.typeHue[type]}`}
      style={{ height: geometry.height }}
      // The one card that the Tab key reaches; arrows go on from there.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys go from card to card.
      tabIndex={isTabStop ? 0 : -1}
      aria-label={label.filter(Boolean).join(', ')}
      aria-describedby={`${descriptionId}${order}`}
      data-testid="story-node"
      data-node-id={id}
      data-type={node.type}
      data-selected={isSelected || undefined}
      data-target={isTarget || undefined}
      data-far={isFar || undefined}
      data-faded={isFaded || undefined}
      data-difference={difference ?? undefined}
      onFocus={(event) => {
        model.focused.setState(id);
        if (event.target.matches(':focus-visible')) model.reveal(id);
      }}
    >
      {hasInput && (
        <CardHandle id={inputHandle} isInput top={size.handleY} isEditable={isEditable} />
      )}
      <header className={styles.header}>
        <Icon className={styles.type} size={15} aria-hidden />
        <span className={styles.type}>{typeNames[type]}</span>
        {isMediaType(node.type) && <MediaPreview node={node} />}
        {node.status && <StatusMark status={node.status} hideLabel />}
        <CardBadges
          problem={problem}
          difference={difference}
          isVisited={isVisited}
          reviews={reviews}
          people={people}
        />
      </header>
      <div
        className={styles.title}
        style={{
          WebkitLineClamp: geometry.titleLines,
          ['--large-title-lines' as string]: geometry.largeTitleLines,
        }}
      >
        {node.title || messages.untitled}
      </div>
      {geometry.fileHeight > 0 && (
        <div className={styles.file} style={{ height: geometry.fileHeight }}>
          <CardMedia node={node} isFar={isFar} />
        </div>
      )}
      {geometry.contentLines > 0 && (
        <p className={styles.content} style={{ WebkitLineClamp: geometry.contentLines }}>
          {firstText(node.content)}
        </p>
      )}
      {node.choices.length > 0 && (
        <CardChoices
          node={node}
          geometry={geometry}
          selectedId={selectedChoiceId}
          isEditable={isEditable}
        />
      )}
      {hasOutput && <CardHandle id={outputHandle} top={size.handleY} isEditable={isEditable} />}
    </article>
  );
}, hasSameData);

/** More than three lines can hold; a megabyte of text need not reach the page. */
const most = 400;

const firstText = (content: string): string => content.trimStart().slice(0, most).trimEnd();
