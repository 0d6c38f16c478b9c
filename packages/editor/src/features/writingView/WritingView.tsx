import { findNode } from '@dreamfork/story';
import { useSession } from '../../EditorContext.tsx';
import type { RenderText } from './renderText.ts';
import { WritingDialog } from './WritingDialog.tsx';

export type WritingViewProps = {
  nodeId: string;
  isOpen: boolean;
  renderText?: RenderText;
};

/** One node at full width, with its connections beside the text. Nothing of it is left where the node is gone. */
export function WritingView({ nodeId, ...props }: WritingViewProps) {
  const node = useSession(({ document }) => findNode(document, nodeId));
  return node && <WritingDialog {...props} node={node} />;
}
