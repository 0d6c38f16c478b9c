import type { Session } from '../session/createSession.ts';

/** Milliseconds between two version checks while the tab is visible. */
export const lookInterval = 30_000;

/** The message between tabs of one browser: the server has this version of a story. */
type VersionNews = { storyId: string; version: number };

export type VersionFollowerOptions = {
  session: Session;
  followServer: () => Promise<unknown>;
  /** To the other tabs of this browser; closed by `stop`. */
  channel: Pick<BroadcastChannel, 'addEventListener' | 'postMessage' | 'close'>;
  isVisible: () => boolean;
};

const isNews = (data: unknown): data is VersionNews =>
  typeof data === 'object' && data !== null && 'storyId' in data && 'version' in data;

/** Detects saves of other tabs through the channel and saves of other devices by polling. */
export function createVersionFollower(options: VersionFollowerOptions) {
  const { session, followServer, channel, isVisible } = options;
  let announced = session.getState().saved.version;

  /** A hidden tab skips the check: its author would miss the notice. */
  const look = () => {
    if (isVisible()) void followServer();
  };

  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const { id, version = 0 } = session.getState().saved;
    // Also while hidden: who comes back from the other tab must not write on an older text.
    if (isNews(data) && data.storyId === id && data.version > version) void followServer();
  });

  const unsubscribe = session.subscribe(() => {
    const { id, version } = session.getState().saved;
    if (version === announced) return;
    announced = version;
    channel.postMessage({ storyId: id, version });
  });

  const timer = setInterval(look, lookInterval);

  return {
    look,
    stop: () => {
      clearInterval(timer);
      unsubscribe();
      channel.close();
    },
  };
}
