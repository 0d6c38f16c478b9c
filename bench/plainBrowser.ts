import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { findBrowser, launchArguments } from '../scripts/browser.ts';

type Answer = { id?: number; result?: unknown; error?: { message: string } };

/** A page without a debugger or an isolated world, as in a browser of a reader. */
export type PlainPage = {
  send: <Result>(method: string, parameters?: object) => Promise<Result>;
  goto: (url: string) => Promise<void>;
  /** Runs a function of no arguments and of nothing around it in the page. */
  evaluate: <Value>(work: () => Value | Promise<Value>) => Promise<Value>;
  close: () => Promise<void>;
};

export type PlainBrowser = { newPage: () => Promise<PlainPage>; close: () => Promise<void> };

const viewport = { width: 412, height: 823, deviceScaleFactor: 1, mobile: false };

async function addressIn(output: Readable): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const [, address] = /DevTools listening on (\S+)/.exec(line) ?? [];
    if (address) return address;
  }
  throw new Error('The browser ended before it could be measured in.');
}

/**
 * Starts a browser spoken to in its own protocol. A test driver switches the debugger on, which
 * notes the stack of every promise: a quarter of the time until a first passage, on a slow phone.
 */
export async function openPlainBrowser(): Promise<PlainBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'dreamfork-browser-'));
  const child = spawn(
    await findBrowser(),
    [
      ...launchArguments,
      '--headless',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const socket = new WebSocket(await addressIn(child.stderr));
  child.stderr.resume();
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));

  const waiting = new Map<number, (answer: Answer) => void>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  const sendTo =
    (sessionId?: string) =>
    <Result>(method: string, parameters: object = {}) =>
      new Promise<Result>((resolve, reject) => {
        last += 1;
        const id = last;
        waiting.set(id, ({ result, error }) => {
          waiting.delete(id);
          if (error) reject(new Error(`${method}: ${error.message}`));
          else resolve(result as Result);
        });
        socket.send(JSON.stringify({ id, method, params: parameters, sessionId }));
      });
  const send = sendTo();

  return {
    newPage: async () => {
      const { targetId } = await send<{ targetId: string }>('Target.createTarget', {
        url: 'about:blank',
      });
      const { sessionId } = await send<{ sessionId: string }>('Target.attachToTarget', {
        targetId,
        flatten: true,
      });
      const sendToPage = sendTo(sessionId);
      await sendToPage('Emulation.setDeviceMetricsOverride', viewport);
      // On a phone they take no room: a desktop's would lay a narrow page out anew whenever one comes or goes.
      await sendToPage('Emulation.setScrollbarsHidden', { hidden: true });
      return {
        send: sendToPage,
        goto: async (url) => {
          await sendToPage('Page.navigate', { url });
        },
        evaluate: async (work) => {
          const answer = await sendToPage<{
            result: { value: Awaited<ReturnType<typeof work>> };
            exceptionDetails?: { text: string };
          }>('Runtime.evaluate', {
            expression: `(${String(work)})()`,
            awaitPromise: true,
            returnByValue: true,
          });
          if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
          return answer.result.value;
        },
        close: async () => {
          await send('Target.closeTarget', { targetId });
        },
      };
    },
    close: async () => {
      socket.close();
      child.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
