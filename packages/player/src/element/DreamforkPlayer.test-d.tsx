import type { PlayState } from '@dreamfork/story';
import { sampleStory } from '@dreamfork/story/testing';
import type { ReactNode } from 'react';
import { expectTypeOf, test } from 'vitest';
import type { DreamforkPlayer } from './index.ts';

declare const player: DreamforkPlayer;

test('a listener of the element has the type of its event detail', () => {
  player.addEventListener('dreamfork-statechange', ({ detail }) => {
    expectTypeOf(detail).toEqualTypeOf<PlayState>();
  });
  player.addEventListener('dreamfork-choose', ({ detail }) => {
    expectTypeOf(detail.type).toEqualTypeOf<'choose' | 'error'>();
  });
  player.addEventListener('click', (event) => {
    expectTypeOf(event).toExtend<Event>();
  });
});

test('JSX has the types of the element, its attributes and events', () => {
  const story = <dreamfork-player src="/story.json" heading-level={3} theme="dark" lang="en" />;
  expectTypeOf(story).toExtend<ReactNode>();
  <dreamfork-player
    story={sampleStory}
    ondreamfork-choose={({ detail }) =>
      expectTypeOf(detail.type).toEqualTypeOf<'choose' | 'error'>()
    }
    ref={(element) => {
      expectTypeOf(element).toEqualTypeOf<DreamforkPlayer | null>();
    }}
  />;
  // @ts-expect-error There is no such theme.
  <dreamfork-player theme="sepia" />;
  // @ts-expect-error Headings have six levels.
  <dreamfork-player heading-level={7} />;
});
