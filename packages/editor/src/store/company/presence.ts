import type { Presence } from '../../services/index.ts';
import type { SessionState } from '../session/state.ts';
import { type DragSource, followDrag, mostNodes } from './followDrag.ts';

/** Milliseconds between two messages of one author. */
export const tellPause = 500;
/** Milliseconds from the last key for which a text counts as being written. */
export const claimLength = 15_000;

/** Milliseconds after which a claim is told again while keys go on. */
const claimRenewal = 5000;

const presenceOf = (
  { selection, viewport, writing }: SessionState,
  drag: Presence['drag'],
  isWriting: boolean,
): Presence => ({
  selection: selection.nodeIds.slice(0, mostNodes),
  viewport,
  drag,
  writing: isWriting ? (writing?.nodeId ?? null) : null,
});

export type TellingOptions = {
  session: {
    getState: () => SessionState;
    subscribe: (listener: (state: SessionState, before: SessionState) => void) => () => void;
  };
  drag: DragSource;
  /** Whether somebody is there to be told. */
  hasListeners: () => boolean;
  tell: (presence: Presence) => void;
};

/** Tells the others where the author is, when that changes, and not more often than they can use. */
export function createTelling({ session, drag, hasListeners, tell }: TellingOptions) {
  let told = '';
  let toldAt = Number.NEGATIVE_INFINITY;
  let keyAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let claimTimer: ReturnType<typeof setTimeout> | undefined;

  const send = () => {
    clearTimeout(timer);
    timer = undefined;
    if (!hasListeners()) return;
    const isWriting = Date.now() - keyAt < claimLength;
    const presence = presenceOf(session.getState(), dragging.current(), isWriting);
    const text = JSON.stringify(presence);
    const isRenewed = presence.writing !== null && Date.now() - toldAt >= claimRenewal;
    if (text !== told || isRenewed) {
      told = text;
      toldAt = Date.now();
      tell(presence);
    }
    dragging.told();
  };
  const sendSoon = () => {
    timer ??= setTimeout(send, Math.max(0, toldAt + tellPause - Date.now()));
  };
  const dragging = followDrag({ drag, session, onChange: sendSoon });

  const unsubscribe = session.subscribe((state, before) => {
    const isKey =
      state.writing !== null &&
      state.mergedAt === before.mergedAt &&
      (state.writing !== before.writing || state.document !== before.document);
    if (isKey) {
      keyAt = Date.now();
      clearTimeout(claimTimer);
      claimTimer = setTimeout(send, claimLength);
    }
    const isMoved =
      state.selection !== before.selection ||
      state.viewport !== before.viewport ||
      state.writing?.nodeId !== before.writing?.nodeId;
    if (isKey || isMoved) sendSoon();
  });

  return {
    /** Tells everything anew: somebody came who has heard nothing. */
    tellAnew: () => {
      told = '';
      sendSoon();
    },
    stop: () => {
      unsubscribe();
      dragging.stop();
      clearTimeout(timer);
      clearTimeout(claimTimer);
    },
  };
}
