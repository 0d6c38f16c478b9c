import { browserStorage, StoryPlayer } from '@dreamfork/player';
import { parseStory, type StoryDocument } from '@dreamfork/story';
import { Suspense, use, useState } from 'react';

async function loadStory(id: string): Promise<StoryDocument> {
  const answer = await fetch(`https://stories.example.org/api/story/${id}/data`);
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

export default function App({ id = 'lighthouse' }: { id?: string }) {
  const [loading] = useState(() => loadStory(id));
  return (
    <Suspense fallback={<p>Loading…</p>}>
      <Reader id={id} loading={loading} />
    </Suspense>
  );
}
