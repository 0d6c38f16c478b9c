import '@dreamfork/ui/base';
import { browserStorage, StoryPlayer } from '@dreamfork/player';
import { parseStory } from '@dreamfork/story';
import { createRoot } from 'react-dom/client';

const root = document.getElementById('root');
const address = root?.dataset.story ?? '';

const answer = await fetch(address);
const story = parseStory(await answer.json());

// A published package brings its styles as files: import '@dreamfork/ui/styles.css' and
// '@dreamfork/player/styles.css' in place of '@dreamfork/ui/base'.
if (root && story.ok) {
  createRoot(root).render(
    <StoryPlayer
      story={story.value}
      storyId={address}
      storage={browserStorage()}
      presentation="inline"
      headingLevel={2}
    />,
  );
}
