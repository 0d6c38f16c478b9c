import type { OuterCommand } from './outerCommand.ts';
import { readOuterCommand } from './outerCommand.ts';

type Frame = Pick<Window, 'parent'> & {
  document: { referrer: string };
  location: { ancestorOrigins?: ArrayLike<string> };
};

/** The origin of the page that shows us in a frame; null where there is none or the browser hides it. */
export function outerOrigin(frame: Frame): string | null {
  if (frame.parent === (frame as unknown)) return null;
  const known = frame.location.ancestorOrigins?.[0];
  if (known && known !== 'null') return known;
  const { referrer } = frame.document;
  return URL.canParse(referrer) ? new URL(referrer).origin : null;
}

/** A message to the outer page: the height of ours, or an event of the player with the ids that it names. */
export type OuterMessage = { type: `dreamfork:${string}`; height?: number; detail?: object };

/** Sends a message to the page around us; no other page hears it. */
export function tellOuterPage(
  frame: Pick<Window, 'parent'>,
  origin: string,
  message: OuterMessage,
): void {
  frame.parent.postMessage(message, origin);
}

/** Commands of one second; more are ignored. Each restart is a request to the server. */
const commandMaximum = 20;

/** Runs the commands of the page around us until the returned function is called; nobody else is heard. */
export function listenToOuterPage(
  frame: Pick<Window, 'parent' | 'addEventListener' | 'removeEventListener'>,
  origin: string,
  run: (command: OuterCommand) => void,
): () => void {
  const times: number[] = [];
  const listener = ({ source, origin: from, data, timeStamp }: MessageEvent<unknown>): void => {
    if (source !== frame.parent || from !== origin) return;
    const command = readOuterCommand(data);
    const [oldest = 0] = times;
    if (!command || (times.length === commandMaximum && timeStamp - oldest < 1000)) return;
    if (times.push(timeStamp) > commandMaximum) times.shift();
    run(command);
  };
  frame.addEventListener('message', listener);
  return () => frame.removeEventListener('message', listener);
}
