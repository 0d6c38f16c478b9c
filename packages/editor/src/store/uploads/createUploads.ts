import { createStore } from 'zustand/vanilla';

/** What is sent: its name and, while this browser holds it, the file. */
type Sent = { fileName: string; file?: File };

/** The upload state of a node. */
export type Upload = Sent &
  /** Others go first, or the story has to be saved first. */
  (
    | { kind: 'waiting'; isUntilSaved: boolean; cancel: () => void }
    | {
        kind: 'uploading';
        share: number;
        /** Null while too little has left to tell. */
        secondsLeft: number | null;
        cancel: () => void;
      }
    | {
        kind: 'failed';
        message: string;
        /** No server answered: it is tried again when the network is back. */
        isUnreachable: boolean;
        retry: () => void;
      }
  );

/** Uploads by the id of their node. */
export type UploadsState = Readonly<Record<string, Upload>>;

export type Uploads = ReturnType<typeof createUploads>;

const mostAtOnce = 3;

/** Too little time has passed, or too little has left, to tell how long it takes. */
const soonestGuess = { milliseconds: 1500, share: 0.02 };

/** The uploads of this editor, by node. They go on while dialogs and panels come and go. */
export function createUploads(now: () => number = () => performance.now()) {
  const { getState, setState, ...readable } = createStore<UploadsState>(() => ({}));
  const started = new Map<string, number>();
  const get = (nodeId: string): Upload | undefined => getState()[nodeId];
  const secondsLeft = (nodeId: string, share: number): number | null => {
    const elapsed = now() - (started.get(nodeId) ?? now());
    if (elapsed < soonestGuess.milliseconds || share < soonestGuess.share) return null;
    return Math.ceil((elapsed * (1 - share)) / share / 1000);
  };
  return {
    ...readable,
    getState,
    get,
    /** Waits until fewer than three uploads run; null where it is called off meanwhile. */
    turn: createTurns(mostAtOnce),
    /** Files that wait until the story has been saved, by node. */
    held: new Map<string, File>(),
    set: (nodeId: string, upload: Upload) => {
      if (upload.kind === 'uploading') started.set(nodeId, now());
      else started.delete(nodeId);
      setState({ [nodeId]: upload });
    },
    /** Sets the progress of a running upload. */
    progress: (nodeId: string, share: number) => {
      const upload = get(nodeId);
      if (upload?.kind !== 'uploading' || upload.share === share) return;
      setState({ [nodeId]: { ...upload, share, secondsLeft: secondsLeft(nodeId, share) } });
    },
    clear: (nodeId: string) => {
      started.delete(nodeId);
      const { [nodeId]: cleared, ...others } = getState();
      if (cleared) setState(others, true);
    },
  };
}

/** Ends a turn, so that the next one begins. */
export type EndTurn = () => void;

/** Lets so many run at once; the others wait in the order in which they came. */
export function createTurns(most: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  const end = () => {
    running -= 1;
    waiting.shift()?.();
  };

  return (signal: AbortSignal): Promise<EndTurn | null> =>
    new Promise((resolve) => {
      if (signal.aborted) return resolve(null);
      const begin = () => {
        signal.removeEventListener('abort', leave);
        running += 1;
        resolve(end);
      };
      const leave = () => {
        waiting.splice(waiting.indexOf(begin), 1);
        resolve(null);
      };
      if (running < most) return begin();
      waiting.push(begin);
      signal.addEventListener('abort', leave, { once: true });
    });
}
