import { afterEach, describe, expect, it, vi } from 'vitest';

// A registry of its own: other test files of the same worker register parts too.
vi.resetModules();
const { fetchParts, lazily } = await import('./lazyPart.ts');

const atOnce = () => Promise.resolve();

afterEach(() => vi.unstubAllGlobals());

describe('fetchParts', () => {
  it('fetches what was not asked for yet, and what that turns out to need', async () => {
    const inner = vi.fn(async () => 'inner');
    const outer = vi.fn(async () => lazily(inner));
    const known = vi.fn(async () => 'known');
    lazily(outer);
    await lazily(known)();
    expect(await fetchParts(atOnce)).toBe(true);
    expect([outer, inner, known].map((load) => load.mock.calls.length)).toEqual([1, 1, 1]);
    await fetchParts(atOnce);
    expect(outer).toHaveBeenCalledOnce();
  });

  it('goes on past what does not come, and says so', async () => {
    vi.stubGlobal('navigator', { onLine: true });
    const isUp = { now: false };
    lazily(async () => {
      if (!isUp.now) throw new Error('gone');
    });
    const after = vi.fn(async () => 'after');
    lazily(after);
    expect(await fetchParts(atOnce)).toBe(false);
    expect(after).toHaveBeenCalledOnce();
    isUp.now = true;
    expect(await fetchParts(atOnce)).toBe(true);
  });
});

it('what is asked for without a network comes when it is back', async () => {
  const network = new EventTarget();
  const state = { onLine: false };
  const listen = vi.spyOn(network, 'addEventListener');
  vi.stubGlobal('navigator', state);
  vi.stubGlobal('window', network);
  const fetchPart = lazily(async () => {
    if (!state.onLine) throw new Error('offline');
    return 'part';
  });
  const part = fetchPart();
  await expect.poll(() => listen).toHaveBeenCalledOnce();
  state.onLine = true;
  network.dispatchEvent(new Event('online'));
  expect(await part).toBe('part');
});

it('all who ask go on in the order in which they asked', async () => {
  const answers: number[] = [];
  const slowFirst = [3, 0, 0];
  const load = async () => {
    for (let turn = slowFirst.shift() ?? 0; turn > 0; turn -= 1) await Promise.resolve();
  };
  const fetchPart = lazily(load);
  await Promise.all([1, 2, 3].map((asker) => fetchPart().then(() => answers.push(asker))));
  expect(answers).toEqual([1, 2, 3]);
});
