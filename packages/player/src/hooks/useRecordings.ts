import type { NodeMedia } from '@dreamfork/story';
import { useState } from 'react';
import { recordingIds } from '../media/timedMedia.ts';

/** The recordings of the passage that have not ended, played in order; a new passage resets them. */
export function useRecordings(moves: number, media: readonly NodeMedia[]) {
  const [done, setDone] = useState<{ moves: number; ids: readonly string[] }>({ moves, ids: [] });
  const idsHere = ({ moves: at, ids }: typeof done) => (at === moves ? ids : []);
  const next = recordingIds(media).find((id) => !idsHere(done).includes(id));
  return {
    /** The recording to play now. */
    next,
    areOver: next === undefined,
    markOver: (id: string) => setDone((before) => ({ moves, ids: [...idsHere(before), id] })),
  };
}
