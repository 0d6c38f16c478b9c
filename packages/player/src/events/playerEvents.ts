import type { PlayEvent, PlayState } from '@dreamfork/story';

/** Events for the host: for analytics, sounds, saving. */
export type PlayerEvent =
  /** `resumed`: the reading continues from stored progress. */
  | { type: 'start'; nodeId: string; resumed: boolean }
  | { type: 'choose'; nodeId: string; choiceId: string }
  | { type: 'back'; nodeId: string }
  | { type: 'restart'; nodeId: string }
  | { type: 'enterNode'; nodeId: string }
  | { type: 'end'; nodeId: string }
  | { type: 'error'; code: 'start-node-missing' }
  /** The host asked for a node that the story does not have. */
  | { type: 'error'; code: 'node-missing'; nodeId: string }
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
    case 'answer':
    case 'tick':
    case 'jump':
    case 'goTo':
    case 'setMode':
    case 'setPaused':
      return [];
  }
}

/** The events of one step: first the reader's action, then the visited node. */
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
