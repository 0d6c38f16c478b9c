import { expect, test, vi } from 'vitest';
import { listenToOuterPage, outerOrigin, tellOuterPage } from './outerPage.ts';

const postMessage = vi.fn<(message: unknown, origin: string) => void>();
const parent = { postMessage } as unknown as Window;
const frame = (referrer: string, ancestorOrigins?: string[]) => ({
  parent,
  document: { referrer },
  location: ancestorOrigins ? { ancestorOrigins } : {},
});

test('the page around a frame is known by the browser, else by where the reader came from', () => {
  expect(outerOrigin(frame('', ['https://blog.example']))).toBe('https://blog.example');
  expect(outerOrigin(frame('https://blog.example/post?id=1'))).toBe('https://blog.example');
});

test('a page that is in no frame, or in one that hides itself, is told nothing', () => {
  const top = { ...frame('https://blog.example/') };
  expect(outerOrigin(Object.assign(top, { parent: top as unknown as Window }))).toBeNull();
  expect(outerOrigin(frame('', ['null']))).toBeNull();
});

test('a message goes to that origin alone', () => {
  const message = { type: 'dreamfork:height', height: 641 } as const;
  tellOuterPage(frame(''), 'https://blog.example', message);
  expect(postMessage).toHaveBeenCalledExactlyOnceWith(message, 'https://blog.example');
});

/** A frame that hears messages, and what it runs. */
function listening() {
  const target = new EventTarget();
  const run = vi.fn<Parameters<typeof listenToOuterPage>[2]>();
  const inner = Object.assign(target, { parent }) as unknown as Window;
  const stop = listenToOuterPage(inner, 'https://blog.example', run);
  const say = (more: object = {}, timeStamp = 0) => {
    const data = { type: 'dreamfork:command', command: 'next' };
    const event = new Event('message');
    const facts = { source: parent, origin: 'https://blog.example', data, timeStamp, ...more };
    for (const [name, value] of Object.entries(facts)) {
      Object.defineProperty(event, name, { value });
    }
    target.dispatchEvent(event);
  };
  return { say, run, stop };
}

test('commands are taken from the page around the frame at its origin, from nobody else', () => {
  const { say, run, stop } = listening();
  say({ source: {} });
  say({ source: null });
  say({ origin: 'https://blog.example.org' });
  say({ origin: 'null' });
  say({ data: 'next' });
  expect(run).not.toHaveBeenCalled();
  say();
  expect(run).toHaveBeenCalledExactlyOnceWith({ command: 'next' });
  stop();
  say();
  expect(run).toHaveBeenCalledOnce();
});

test('of the commands of one second the first twenty are run', () => {
  const { say, run } = listening();
  for (let index = 0; index < 30; index += 1) say({}, index);
  expect(run).toHaveBeenCalledTimes(20);
  say({}, 1000);
  expect(run).toHaveBeenCalledTimes(21);
  say({}, 1000.5);
  expect(run).toHaveBeenCalledTimes(21);
});
