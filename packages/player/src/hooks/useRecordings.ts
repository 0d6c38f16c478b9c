import type { NodeMedia } from '@dreamfork/story';
import { useState } from 'react';
import { recordingIds } from '../media/timedMedia.ts';

/** Which recordings of the passage are still to end; a new passage starts the count anew. */
export function useRecordings(moves: number, media: readonly NodeMedia[]) {
  const [done, setDone] = useState<{ moves: number; ids: readonly string[] }>({ moves, ids: [] });
  const doneHere = done.moves === moves ? done.ids : [];
  return {
    areOver: recordingIds(media).every((id) => doneHere.includes(id)),
    markOver: (id: string) => setDone({ moves, ids: [...doneHere, id] }),
  };
}
