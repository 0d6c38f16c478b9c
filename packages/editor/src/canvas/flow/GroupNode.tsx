import { useMessages } from '@dreamfork/ui/i18n';
import { Handle, type NodeProps, Position } from '@xyflow/react';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, memo } from 'react';
import { useStore } from 'zustand';
import { inputHandle, outputHandle } from '../../geometry/edgeEnds.ts';
import { useCanvas, useCanvasState } from '../CanvasContext.tsx';
import { markStyle } from '../groupColours.ts';
import { canvasMessages } from '../messages.ts';
import * as styles from '../notesAndGroups.css.ts';
import { type GroupFlowNode, hasSameData } from './flowTypes.ts';

/**
 * The frame around the nodes of a group, taken hold of by its title; folded, a card in their place, where their
 * connections end. From far the drawing shows the frame, under its cards.
 */
export const GroupNode = memo(function GroupNode({ data }: NodeProps<GroupFlowNode>) {
  const { group, count, isFolded } = data;
  const { model, actions } = useCanvas();
  const messages = useMessages(canvasMessages);
  const isSelected = useCanvasState(({ selection }) => selection.groupIds.includes(group.id));
  const isFar = useStore(model.cards.isFar);
  // How much larger than the canvas the title is, to be read from any distance, where there is room for it.
  const titleScale = useStore(model.titles, ({ scale }) => scale);
  const isTitled = useStore(model.titles, ({ shown }) => shown.has(group.id));
  const title = group.title || messages.untitledGroup;
  const Chevron = isFolded ? ChevronRight : ChevronDown;
  const onKeyDown = ({ key, currentTarget }: KeyboardEvent) => {
    if (key !== 'F2') return;
    const { left, bottom } = currentTarget.getBoundingClientRect();
    actions?.openMenu({ x: left, y: bottom, subject: { kind: 'group', id: group.id } });
  };
  return (
    <div
      className={styles.frame}
      style={markStyle(group)}
      data-drawn={isFar || isFolded || undefined}
    >
      <fieldset
        className={styles.group}
        aria-label={messages.group({ title, count })}
        style={{ ['--title-scale' as string]: titleScale }}
        data-group-id={group.id}
        data-testid="story-group"
        data-folded={isFolded || undefined}
        data-selected={isSelected || undefined}
      >
        <div
          className={styles.groupTitle}
          hidden={!isTitled}
          data-large={titleScale > 1 || undefined}
        >
          <button
            type="button"
            className={`${styles.fold} nodrag`}
            aria-expanded={!isFolded}
            aria-label={isFolded ? messages.unfoldGroup(title) : messages.foldGroup(title)}
            onClick={() => model.toggleGroup(group.id)}
            onKeyDown={onKeyDown}
          >
            <Chevron size={18} aria-hidden />
          </button>
          <span className={styles.groupName}>{title}</span>
          {titleScale < 2 && (
            <span className={styles.groupCount}>{messages.groupCount(count)}</span>
          )}
        </div>
      </fieldset>
      {isFolded && (
        <>
          <Handle type="target" id={inputHandle} position={Position.Left} {...groupEnd} />
          <Handle type="source" id={outputHandle} position={Position.Right} {...groupEnd} />
        </>
      )}
    </div>
  );
}, hasSameData);

const groupEnd = { isConnectable: false, className: styles.groupEnd } as const;
