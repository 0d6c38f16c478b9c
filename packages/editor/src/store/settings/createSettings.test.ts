import { expect, test, vi } from 'vitest';
import { createSettings, firstSettings } from './createSettings.ts';

const storageOf = (text: string | null) => {
  let stored = text;
  return {
    read: () => stored,
    write: (next: string) => {
      stored = next;
    },
  };
};

test('what was set is there the next time', () => {
  const storage = storageOf(null);
  createSettings(storage).change({ showsMap: false });
  expect(createSettings(storage).getState()).toEqual({ ...firstSettings, showsMap: false });
});

test.each(['', 'null', '[]', '{"showsMap":"no"}', '{"leftWidth":true}', '{', '{"unknown":true}'])(
  'what cannot be read (%s) leaves the settings as they come',
  (text) => {
    expect(createSettings(storageOf(text)).getState()).toEqual(firstSettings);
  },
);

test('listeners hear of a change until they leave', () => {
  const settings = createSettings(storageOf(null));
  const listener = vi.fn<() => void>();
  const leave = settings.subscribe(listener);
  settings.change({ animates: false });
  leave();
  settings.change({ animates: true });
  expect(listener).toHaveBeenCalledTimes(1);
});
