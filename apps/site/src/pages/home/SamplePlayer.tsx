import { StoryPlayer } from '@dreamfork/player';
import { playReducer, startPlay } from '@dreamfork/story';
import { useMessages } from '@dreamfork/ui/i18n';
import { useEffect, useMemo, useRef } from 'react';
import { homeMessages } from './messages.ts';
import * as styles from './SamplePage.css.ts';
import { type SampleChoice, sampleStory } from './sampleStory.ts';

/** The story of the home page in the player itself, after these choices. */
export function SamplePlayer({ choices }: { choices: readonly SampleChoice[] }) {
  const messages = useMessages(homeMessages).sample;
  const story = useMemo(() => sampleStory(messages), [messages]);
  const region = useRef<HTMLElement>(null);
  const started = startPlay(story);
  // The button that was pressed is gone: the keyboard goes on where the story does.
  useEffect(() => region.current?.focus({ preventScroll: true }), []);

  return (
    <section ref={region} tabIndex={-1} aria-label={messages.playing} className={styles.player}>
      <StoryPlayer
        story={story}
        presentation="inline"
        headingLevel={2}
        initialSettings={{ textSize: 'small' }}
        initialState={
          started.ok
            ? choices.reduce(
                (state, choiceId) => playReducer(story, state, { type: 'choose', choiceId }),
                started.value,
              )
            : undefined
        }
      />
    </section>
  );
}
