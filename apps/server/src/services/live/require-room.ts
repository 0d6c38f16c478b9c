import { liveStreamsOfUserMaximum } from '@dreamfork/api-client/contract';
import { ApiError } from '../../api-error.ts';
import type { LiveWatcher } from '../services.ts';
import type { LiveStory, LiveStream } from './live-story.ts';

/** Streams from one network in one process: a class may be behind one address. */
const streamsOfNetworkMaximum = 100;

/** @throws ApiError `live-full` or `live-too-many`. */
export function requireRoom(
  { viewer, network }: LiveWatcher,
  here: readonly LiveStream[],
  story: LiveStory | undefined,
): void {
  const userId = viewer.user.id;
  const ofUser = here.filter(({ person }) => person.userId === userId);
  const ofNetwork = here.filter((stream) => stream.network === network);
  if (ofUser.length >= liveStreamsOfUserMaximum || ofNetwork.length >= streamsOfNetworkMaximum) {
    throw new ApiError('live-too-many');
  }
  if (story && !story.hasRoomFor(userId)) throw new ApiError('live-full');
}
