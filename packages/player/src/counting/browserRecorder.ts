import {
  createReadingRecorder,
  type ReadingPorts,
  type ReadingRecorder,
  type ReadingRecorderOptions,
  refusesTracking,
} from '@dreamfork/story';

export type BrowserRecorderOptions = Omit<ReadingRecorderOptions, 'ports'> &
  Pick<ReadingPorts, 'send' | 'storage'>;

/** Records a reading with the clock of this browser; undefined where the browser asks not to be tracked. */
export function createBrowserRecorder({
  send,
  storage,
  ...options
}: BrowserRecorderOptions): ReadingRecorder | undefined {
  if (refusesTracking(navigator)) return undefined;
  return createReadingRecorder({
    ...options,
    ports: {
      send,
      storage,
      now: Date.now,
      after(milliseconds, run) {
        const timer = setTimeout(run, milliseconds);
        return () => clearTimeout(timer);
      },
      randomId: () => crypto.getRandomValues(new Uint32Array(4)).join('-'),
    },
  });
}

/** Tells the recorder whenever the page is hidden, and when the returned function ends it. */
export function leaveWithPage({ leave }: ReadingRecorder): () => void {
  const onChange = (): void => {
    if (document.visibilityState === 'hidden') leave();
  };
  document.addEventListener('visibilitychange', onChange);
  return () => {
    document.removeEventListener('visibilitychange', onChange);
    leave();
  };
}
