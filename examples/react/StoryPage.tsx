import '@dreamfork/player/styles.css';
import { browserStorage, StoryPlayer } from '@dreamfork/player';
import { parseStory, type StoryDocument } from '@dreamfork/story';
import { Suspense, use, useState } from 'react';
import { server } from './client';

async function loadStory(id: string): Promise<StoryDocument> {
  const answer = await fetch(`${server}/api/story/${id}/data`);
  const story = parseStory(await answer.json());
  if (!story.ok) throw new Error(`The story cannot be read: ${story.error[0]?.code}`);
  return story.value;
}

function Reader({ id, loading }: { id: string; loading: Promise<StoryDocument> }) {
  return (
    <StoryPlayer
      story={use(loading)}
      storyId={id}
      storage={browserStorage()}
      presentation="inline"
      locale="en"
    />
  );
}

/** A story of the server, which the reader finds again where they left it. */
export default function StoryPage({ id }: { id: string }) {
  const [loading] = useState(() => loadStory(id));
  return (
    <Suspense fallback={<p>Loading…</p>}>
      <Reader id={id} loading={loading} />
    </Suspense>
  );
}
