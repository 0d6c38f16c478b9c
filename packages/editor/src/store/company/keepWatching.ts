import type { LiveNews, LiveServices } from '../../services/index.ts';

const firstRetry = 1000;
const longestRetry = 30_000;
/** Clients of a server that stops come back within so many milliseconds, not all at once. */
const comeBack = 2000;

type WatchingOptions = {
  live: LiveServices;
  id: string;
  /** Who the author was on their last stream. */
  formerId: () => string | null;
  signal: AbortSignal;
  onEvent: (event: LiveNews) => void;
  /** The stream has ended; it is opened again. */
  onClosed: () => void;
  onAccessEnded: () => void;
  random: () => number;
};

/** Watches a story, and again whenever the stream breaks, until it is called off or the right to edit ends. */
export async function keepWatching(options: WatchingOptions): Promise<void> {
  const { live, id, formerId, signal, onEvent, onClosed, onAccessEnded, random } = options;
  let failures = 0;
  const take = (event: LiveNews) => {
    if (signal.aborted) return;
    failures = 0;
    onEvent(event);
  };
  while (!signal.aborted) {
    const answer = await live.watch({
      id,
      instead: formerId() ?? undefined,
      onEvent: take,
      signal,
    });
    if (signal.aborted) return;
    onClosed();
    const status = answer.ok ? undefined : answer.error.status;
    if (status === 404) return onAccessEnded();
    // Saving tells who is signed out.
    if (status === 401) return;
    // The end of a session ends streams too: asked again, the server says which it was.
    const isStopping = answer.ok && answer.value === 'closing';
    const delay = isStopping
      ? random() * comeBack
      : Math.min(firstRetry * 2 ** failures, longestRetry);
    if (!isStopping) failures += 1;
    await pause(delay, signal);
  }
}

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });
