import type { PlayState } from '@dreamfork/story';
import { expectTypeOf, test } from 'vitest';
import type { DreamforkPlayer } from './DreamforkPlayer.ts';

declare const player: DreamforkPlayer;

test('a listener of the element knows what its event brings', () => {
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
