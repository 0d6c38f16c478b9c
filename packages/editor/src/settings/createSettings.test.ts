import { expect, test, vi } from 'vitest';
import { createSettings, firstSettings } from './createSettings.ts';

const keptIn = (text: string | null) => {
  let kept = text;
  return {
    read: () => kept,
    write: (next: string) => {
      kept = next;
    },
  };
};

test('what was set is there the next time', () => {
  const storage = keptIn(null);
  createSettings(storage).change({ showsMap: false });
  expect(createSettings(storage).getState()).toEqual({ ...firstSettings, showsMap: false });
});

test.each(['', 'null', '[]', '{"showsMap":"no"}', '{', '{"unknown":true}'])(
  'what cannot be read (%s) leaves the settings as they come',
  (text) => {
    expect(createSettings(keptIn(text)).getState()).toEqual(firstSettings);
  },
);

test('listeners hear of a change until they leave', () => {
  const settings = createSettings(keptIn(null));
  const listener = vi.fn<() => void>();
  const leave = settings.subscribe(listener);
  settings.change({ animates: false });
  leave();
  settings.change({ animates: true });
  expect(listener).toHaveBeenCalledTimes(1);
});
