import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { createPendingUploads } from './createPendingUploads.ts';

const file = new File(['свет'], 'Фонарь.png', { type: 'image/png' });
const day = 86_400_000;

test('a file is there for the next tab until it is removed, and for its owner alone', async () => {
  const uploads = createPendingUploads({ owner: 'anna', now: () => 5 });
  await uploads.put({ nodeId: 'lamp', file });
  const [found] = await createPendingUploads({ owner: 'anna', now: () => 5 }).list();
  expect(found).toMatchObject({ nodeId: 'lamp', addedAt: 5 });
  expect(await createPendingUploads({ owner: 'boris' }).list()).toEqual([]);
  await uploads.remove('lamp');
  expect(await uploads.list()).toEqual([]);
});

test('a file whose story was never saved is forgotten after a month', async () => {
  let now = 0;
  const uploads = createPendingUploads({ owner: 'vera', now: () => now });
  await uploads.put({ nodeId: 'lamp', file });
  now = 29 * day;
  expect(await uploads.list()).toHaveLength(1);
  now = 31 * day;
  expect(await uploads.list()).toEqual([]);
});
