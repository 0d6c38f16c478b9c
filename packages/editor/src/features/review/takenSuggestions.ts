import type { Session } from '../../store/session/createSession.ts';

type Taken = {
  /** After the edit; null where it changed nothing, and so cannot be undone. */
  readonly revision: number | null;
  isTaken: boolean;
  isTold: boolean;
  isSending: boolean;
};

export type FollowTakenInput = {
  session: Session;
  /** Tells the server; returns whether it arrived. */
  tell: (threadId: string, isTaken: boolean) => Promise<boolean>;
  /** Shows what the server does not know yet. */
  show: (taken: ReadonlyMap<string, boolean>) => void;
};

/** Follows the edits that took suggestions: one that was undone is not taken, one that was redone is. */
export function followTaken({ session, tell, show }: FollowTakenInput) {
  const edits = new Map<string, Taken>();

  const showUntold = () =>
    show(
      new Map(
        [...edits].flatMap(([threadId, { isTaken, isTold }]) =>
          isTold ? [] : [[threadId, isTaken] as const],
        ),
      ),
    );
  const send = async (threadId: string, edit: Taken): Promise<void> => {
    showUntold();
    if (edit.isSending) return;
    edit.isSending = true;
    for (let hasArrived = true; hasArrived && !edit.isTold; ) {
      const { isTaken } = edit;
      hasArrived = await tell(threadId, isTaken);
      // It may have been undone or redone meanwhile.
      edit.isTold = hasArrived && edit.isTaken === isTaken;
    }
    edit.isSending = false;
    showUntold();
  };

  session.subscribe(({ history }, { history: before }) => {
    if (history === before || edits.size === 0) return;
    for (const [threadId, edit] of edits) {
      const isIn = (list: typeof history.past) => list.some(({ after }) => after === edit.revision);
      if (edit.isTaken ? isIn(history.future) : isIn(history.past)) {
        edit.isTaken = !edit.isTaken;
        edit.isTold = false;
        void send(threadId, edit);
      }
    }
  });

  return {
    note: (threadId: string) => {
      const last = session.getState().history.past.at(-1);
      const revision = last?.label === 'take-suggestion' ? last.after : null;
      const edit: Taken = { revision, isTaken: true, isTold: false, isSending: false };
      edits.set(threadId, edit);
      void send(threadId, edit);
    },
    /** Sends again what has not arrived. */
    retry: () => {
      for (const [threadId, edit] of edits) if (!edit.isTold) void send(threadId, edit);
    },
  };
}
