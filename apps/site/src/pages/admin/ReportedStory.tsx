import { StoryPlayer } from '@dreamfork/player';
import { type StoryDocument, startPlayAt } from '@dreamfork/story';
import { useState } from 'react';
import { pageMediaHosts } from '../../pageMediaHosts.ts';

/** A reported story as its readers saw it. It counts as no reading and leaves no place. */
export function ReportedStory({ story, nodeId }: { story: StoryDocument; nodeId?: string }) {
  const [mediaHosts] = useState(pageMediaHosts);
  return (
    <StoryPlayer
      story={story}
      presentation="inline"
      headingLevel={4}
      mediaHosts={mediaHosts}
      initialState={nodeId === undefined ? undefined : startPlayAt(story, { nodeId })}
    />
  );
}
