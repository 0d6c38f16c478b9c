import type { PlayState, StoryDocument } from '@dreamfork/story';
import type { ReactNode } from 'react';

export type PreviewOptions = {
  document: StoryDocument;
  /** The node to begin at, where it is not the start. */
  startNodeId?: string;
  /** The nodes that lead from the start to that node, both included; absent where no way leads there. */
  path?: readonly string[];
  /** To be called with every node the reader comes to; the canvas marks them. */
  onVisit: (visit: { nodeId: string }) => void;
  onClose: () => void;
  /** The state to show, for a story that remembers; the player then stands beside a panel of the editor. */
  play?: { readonly state: PlayState; readonly onStateChange: (state: PlayState) => void };
};

/** Draws the preview of the story. */
export type RenderPreview = (options: PreviewOptions) => ReactNode;
