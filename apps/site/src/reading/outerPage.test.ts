import { expect, test, vi } from 'vitest';
import { outerOrigin, tellHeight } from './outerPage.ts';

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

test('a height is told to that origin alone, in whole pixels', () => {
  tellHeight(frame(''), 'https://blog.example', 640.2);
  expect(postMessage).toHaveBeenCalledExactlyOnceWith(
    { type: 'dreamfork:height', height: 641 },
    'https://blog.example',
  );
});
