import { isMediaType, nodeTypeNames, type StoryNode } from '@dreamfork/story';
import { useMessages } from '@dreamfork/ui/i18n';
import { memo, type Ref } from 'react';
import { nodeIcons } from '../nodeTypes/nodeIcons.ts';
import type { NodeDifferenceKind, ProblemLevel } from '../store/session/canvasOverlays.ts';
import { CardBadges } from './CardBadges.tsx';
import { CardChoices } from './CardChoices.tsx';
import { CardHandle } from './CardHandle.tsx';
import { CardMedia } from './CardMedia.tsx';
import { inputHandle, outputHandle } from './geometry/edgeEnds.ts';
import { cardGeometry, card as size } from './geometry/geometry.ts';
import { MediaThumbnail } from './media/MediaThumbnail.tsx';
import { canvasMessages } from './messages.ts';
import type { CanvasModel } from './model/createCanvasModel.ts';
import * as styles from './NodeCard.css.ts';
import { useCardLabel } from './useCardLabel.ts';

export type NodeCardProps = {
  ref?: Ref<HTMLElement>;
  node: StoryNode;
  /** The id of what says its conditions and effects, where it has any. */
  descriptionId: string;
  hasInput: boolean;
  hasOutput: boolean;
  isSelected: boolean;
  /** A connection being drawn would end here. */
  isTarget: boolean;
  /** The one card that the Tab key reaches; arrows go on from there. */
  isTabStop: boolean;
  selectedChoiceId: string | null;
  problem: ProblemLevel | null;
  difference: NodeDifferenceKind | null;
  isVisited: boolean;
  isFaded: boolean;
  isEditable: boolean;
  /** Whether the card is too small to show more than colours. */
  isFar: boolean;
  model: CanvasModel;
};

/** One node of the story on the canvas: type, title, the first lines, and a row per choice. */
export const NodeCard = memo(function NodeCard(props: NodeCardProps) {
  const { node, model, isEditable } = props;
  const messages = useMessages(canvasMessages);
  const typeNames = useMessages(nodeTypeNames);
  const geometry = cardGeometry(node);
  const label = useCardLabel(props);
  const Icon = nodeIcons[node.type];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only tells that the focus is here.
    <article
      ref={props.ref}
      className={`${styles.card} ${styles.typeHue[node.type]}`}
      style={{ height: geometry.height }}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys go from card to card.
      tabIndex={props.isTabStop ? 0 : -1}
      aria-label={label}
      aria-describedby={props.descriptionId}
      data-testid="story-node"
      data-node-id={node.id}
      data-type={node.type}
      data-selected={props.isSelected || undefined}
      data-target={props.isTarget || undefined}
      data-far={props.isFar || undefined}
      data-faded={props.isFaded || undefined}
      data-difference={props.difference ?? undefined}
      onFocus={(event) => {
        model.focused.setState(node.id);
        if (event.target.matches(':focus-visible')) model.reveal(node.id);
      }}
    >
      {props.hasInput && (
        <CardHandle id={inputHandle} isInput top={size.handleY} isEditable={isEditable} />
      )}
      <header className={styles.header}>
        <Icon size={15} aria-hidden />
        <span className={styles.typeName}>{typeNames[node.type]}</span>
        {isMediaType(node.type) && <CardMedia node={node} />}
        <CardBadges
          problem={props.problem}
          difference={props.difference}
          isVisited={props.isVisited}
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
      {geometry.picture && (
        <div className={styles.picture}>
          <MediaThumbnail item={geometry.picture} isColourOnly={props.isFar} />
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
          selectedId={props.selectedChoiceId}
          isEditable={isEditable}
        />
      )}
      {props.hasOutput && (
        <CardHandle id={outputHandle} top={size.handleY} isEditable={isEditable} />
      )}
    </article>
  );
});

/** More than three lines can hold; a megabyte of text need not reach the page. */
const most = 400;

const firstText = (content: string): string => content.trimStart().slice(0, most).trimEnd();
