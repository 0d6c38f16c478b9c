import type { PreviewOptions } from '@dreamfork/editor';
import { StoryPlayer } from '@dreamfork/player';
import { startPlayAt } from '@dreamfork/story';
import { useState } from 'react';
import { pageMediaHosts } from '../pageMediaHosts.ts';

/** The story as its readers will see it, from its start or from a node. */
export function Preview({ document, startNodeId, path, play, onVisit, onClose }: PreviewOptions) {
  const [mediaHosts] = useState(pageMediaHosts);
  return (
    <StoryPlayer
      story={document}
      presentation={play ? 'page' : 'overlay'}
      {...play}
      mediaHosts={mediaHosts}
      initialState={
        startNodeId === undefined ? undefined : startPlayAt(document, { nodeId: startNodeId, path })
      }
      onEvent={(event) => {
        if (event.type === 'start' || event.type === 'enterNode') onVisit(event);
      }}
      onClose={onClose}
    />
  );
}
