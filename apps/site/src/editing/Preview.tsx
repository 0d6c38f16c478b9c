import type { PreviewOptions } from '@dreamfork/editor';
import { StoryPlayer } from '@dreamfork/player';
import { previewState } from './previewState.ts';

/** The story as its readers will see it, from its start or from a node. */
export function Preview({ document, startNodeId, path, onVisit, onClose }: PreviewOptions) {
  const beginning = startNodeId !== undefined && { startNodeId, ...(path ? { path } : {}) };
  return (
    <StoryPlayer
      story={document}
      presentation="overlay"
      {...(beginning ? { initialState: previewState(document, beginning) } : {})}
      onEvent={(event) => {
        if (event.type === 'start' || event.type === 'enterNode') onVisit(event);
      }}
      onClose={onClose}
    />
  );
}
