import type { LiveEvent } from '@dreamfork/api-client/contract';
import type { ChannelMessage } from './channel.ts';
import { createLiveStory, type LiveStory, type LiveStream } from './live-story.ts';

type Options = {
  now: () => number;
  publish: (storyId: string, message: ChannelMessage) => void;
};

/** The stories that are watched in this process, with their streams. */
export function createLiveStories({ now, publish }: Options) {
  const stories = new Map<string, LiveStory>();

  function leave(storyId: string, { person, events }: LiveStream, last?: LiveEvent): void {
    events.end(last);
    const story = stories.get(storyId);
    story?.remove(person.id);
    if (story?.isEmpty()) stories.delete(storyId);
  }

  return {
    get: (storyId: string) => stories.get(storyId),
    ids: () => stories.keys(),
    all: () => stories.values(),
    /** The story, which is watched from now on. */
    open(storyId: string): LiveStory {
      const known = stories.get(storyId);
      if (known) return known;
      const story = createLiveStory({ now, publish: (message) => publish(storyId, message) });
      stories.set(storyId, story);
      return story;
    },
    streams: (): LiveStream[] => [...stories.values()].flatMap((story) => [...story.streams()]),
    /** Ends a stream, with a last event where there is one. */
    leave,
    /** Ends all streams with this event. */
    end(last: LiveEvent): void {
      for (const [storyId, story] of stories) {
        for (const stream of [...story.streams()]) leave(storyId, stream, last);
      }
    },
  };
}
