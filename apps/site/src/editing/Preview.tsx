import type { PreviewOptions } from '@dreamfork/editor';
import { StoryPlayer } from '@dreamfork/player';
import { startPlayAt } from '@dreamfork/story';

/** The story as its readers will see it, from its start or from a node. */
export const Preview = ({ document, startNodeId, path, onVisit, onClose }: PreviewOptions) => (
  <StoryPlayer
    story={document}
    presentation="overlay"
    initialState={
      startNodeId === undefined ? undefined : startPlayAt(document, { nodeId: startNodeId, path })
    }
    onEvent={(event) => {
      if (event.type === 'start' || event.type === 'enterNode') onVisit(event);
    }}
    onClose={onClose}
  />
);
