import { browserStorage, StoryPlayer } from '@dreamfork/player';
import type { StoryDocument } from '@dreamfork/story';
import '@dreamfork/ui/styles.css';
import '@dreamfork/player/styles.css';

export default function Reader({ id, story }: { id: string; story: StoryDocument }) {
  return (
    <StoryPlayer
      story={story}
      storyId={id}
      storage={browserStorage()}
      locale="en"
      onEvent={({ type }) => performance.mark(type)}
      onClose={() => history.back()}
    />
  );
}
