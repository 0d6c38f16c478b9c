import { Handle, Position } from '@xyflow/react';
import { handle } from './NodeCard.css.ts';

export type CardHandleProps = {
  /** The choice it belongs to, or the node's own input or output. */
  id: string;
  /** Distance of its middle from the top of the card. */
  top: number | undefined;
  isInput?: boolean;
  isEditable: boolean;
};

/** The place on the edge of a card where a connection begins or ends. */
export const CardHandle = ({ id, top, isInput, isEditable }: CardHandleProps) => (
  <Handle
    type={isInput ? 'target' : 'source'}
    position={isInput ? Position.Left : Position.Right}
    id={id}
    isConnectable={isEditable}
    className={handle}
    style={{ top }}
    data-side={isInput ? 'input' : 'output'}
  />
);
