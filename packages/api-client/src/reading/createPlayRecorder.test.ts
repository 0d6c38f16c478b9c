import { expect, test, vi } from 'vitest';
import { createPlayRecorder } from './createPlayRecorder.ts';

test('what happens in one step is one call', async () => {
  const send = vi.fn();
  const record = createPlayRecorder(send);
  record({ type: 'choose', nodeId: 'fork' });
  record({ type: 'enterNode', nodeId: 'home' });
  record({ type: 'end', nodeId: 'home' });
  await Promise.resolve();
  expect(send.mock.calls).toEqual([
    [
      [
        { type: 'choice', nodeId: 'fork' },
        { type: 'end', nodeId: 'home' },
      ],
    ],
  ]);
});

test('steps apart are calls apart', async () => {
  const send = vi.fn();
  const record = createPlayRecorder(send);
  record({ type: 'start', nodeId: 'first' });
  await Promise.resolve();
  record({ type: 'choose', nodeId: 'first' });
  await Promise.resolve();
  expect(send).toHaveBeenCalledTimes(2);
});

test('what the server does not count is not sent', async () => {
  const send = vi.fn();
  const record = createPlayRecorder(send);
  record({ type: 'back', nodeId: 'first' });
  record({ type: 'error' });
  await Promise.resolve();
  expect(send).not.toHaveBeenCalled();
});
