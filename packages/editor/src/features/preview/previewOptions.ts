import { type PlayState, type StoryDocument, startPlayAt } from '@dreamfork/story';
import type { ReactNode } from 'react';

/** The props with which `StoryPlayer` of `@dreamfork/player` shows the preview. */
export type PreviewPlayer = {
  story: StoryDocument;
  presentation: 'page' | 'overlay';
  initialState?: PlayState;
  state?: PlayState;
  onStateChange?: (state: PlayState) => void;
  onEvent: (event: { type: string; nodeId?: string }) => void;
  onClose: () => void;
};

/** What a preview shows. */
export type PreviewRequest = {
  document: StoryDocument;
  /** The node to begin at, where it is not the start. */
  startNodeId?: string;
  /** The nodes that lead from the start to that node, both included; absent where no path leads there. */
  path?: readonly string[];
  /** In their place: where a reader is. */
  state?: PlayState;
  /** To be called with every node the reader comes to; the canvas marks them. */
  onVisit: (visit: { nodeId: string }) => void;
  onClose: () => void;
  /** The state to show, for a story that remembers; the player then stands beside a panel of the editor. */
  play?: { readonly state: PlayState; readonly onStateChange: (state: PlayState) => void };
};

export type PreviewOptions = PreviewRequest & {
  /** All of it as props of the player: `<StoryPlayer {...player} />`. */
  player: PreviewPlayer;
};

/** Draws the preview of the story. */
export type RenderPreview = (options: PreviewOptions) => ReactNode;

/** A request with the props of the player that shows it. */
export function previewOptions(request: PreviewRequest): PreviewOptions {
  const { document: story, startNodeId, path, state, play, onVisit, onClose } = request;
  const player: PreviewPlayer = {
    story,
    presentation: play ? 'page' : 'overlay',
    ...play,
    ...(state && { initialState: state }),
    ...(startNodeId !== undefined && {
      initialState: startPlayAt(story, { nodeId: startNodeId, path }),
    }),
    onEvent: ({ type, nodeId }) => {
      if (nodeId !== undefined && (type === 'start' || type === 'enterNode')) onVisit({ nodeId });
    },
    onClose,
  };
  return { ...request, player };
}
