import { expect, test, vi } from 'vitest';
import type { Interaction } from '../../store/interaction.ts';

test('a rejected edit is reported even if its messages cannot be loaded', async () => {
  vi.doMock('./problemMessages.ts', () => {
    throw new Error('offline');
  });
  const { notifyRejected } = await import('./notifyRejected.ts');
  const notify = vi.fn<Interaction['notify']>();
  await notifyRejected(notify, 'node-not-found', 'ru');
  vi.doUnmock('./problemMessages.ts');
  expect(notify).toHaveBeenCalledWith({ status: 'warning', title: 'Эту правку применить нельзя' });
});
