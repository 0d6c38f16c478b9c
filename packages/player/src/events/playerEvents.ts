import type { PlayEvent, PlayState } from '@dreamfork/story';

/** What a reader did, for the host: analytics, sounds, saving. */
export type PlayerEvent =
  | { type: 'start'; nodeId: string }
  | { type: 'choose'; nodeId: string; choiceId: string }
  | { type: 'back'; nodeId: string }
  | { type: 'restart'; nodeId: string }
  | { type: 'enterNode'; nodeId: string }
  | { type: 'end'; nodeId: string }
  | { type: 'error'; code: 'start-node-missing' }
  | { type: 'error'; code: 'media-failed'; nodeId: string; mediaId: string };

function ofAction(before: PlayState, event: PlayEvent, after: PlayState): PlayerEvent[] {
  switch (event.type) {
    case 'choose':
      return [{ type: 'choose', nodeId: before.currentNodeId, choiceId: event.choiceId }];
    case 'back':
      return [{ type: 'back', nodeId: after.currentNodeId }];
    case 'restart':
      return [{ type: 'restart', nodeId: after.currentNodeId }];
    case 'follow':
    case 'next':
    case 'tick':
    case 'jump':
    case 'setMode':
    case 'setPaused':
      return [];
  }
}

/** What the host hears of one step: what was done, then where it led. */
export function playerEvents(before: PlayState, event: PlayEvent, after: PlayState): PlayerEvent[] {
  const nodeId = after.currentNodeId;
  const isMove = nodeId !== before.currentNodeId;
  if (!isMove && event.type !== 'restart') return [];
  return [
    ...ofAction(before, event, after),
    ...(isMove ? [{ type: 'enterNode', nodeId } as const] : []),
    ...(isMove && after.isFinished ? [{ type: 'end', nodeId } as const] : []),
  ];
}
