import { expect, test } from 'vitest';
import { createTestEditor } from '../../testing/createTestEditor.ts';
import { workState } from './workState.ts';

const saveError = { kind: 'unreachable', message: '', isPassing: true, retryAt: null } as const;

test.each([
  ['nothing was changed', { changes: false, id: 'story', itself: true, copy: 'off' }, 'server'],
  ['it is sent by itself', { changes: true, id: 'story', itself: true, copy: 'off' }, 'server'],
  [
    'it is not sent by itself',
    { changes: true, id: 'story', itself: false, copy: 'stored' },
    'browser',
  ],
  [
    'it is being written',
    { changes: true, id: 'story', itself: false, copy: 'writing' },
    'browser',
  ],
  ['the browser refuses', { changes: true, id: 'story', itself: false, copy: 'failed' }, 'nowhere'],
  ['it was never saved', { changes: true, id: undefined, itself: true, copy: 'stored' }, 'browser'],
  ['nothing keeps it', { changes: true, id: undefined, itself: true, copy: 'off' }, 'nowhere'],
] as const)('when %s, the work is safe in %j', (_, { changes, id, itself, copy }, safeIn) => {
  const { session, edits } = createTestEditor({ story: id ? { id, version: 1 } : {} });
  if (changes) edits.updateStory({ title: 'Правка' });
  session.setDraftStatus(copy);
  expect(workState(session.getState(), { autosave: itself })).toEqual({
    hasUnsavedChanges: changes,
    safeIn,
  });
});

test('what could not be sent is not on its way to the server', () => {
  const { session, edits } = createTestEditor({ story: { id: 'story', version: 1 } });
  edits.updateStory({ title: 'Правка' });
  session.setDraftStatus('stored');
  session.setSaveError(saveError);
  expect(workState(session.getState(), { autosave: true }).safeIn).toBe('browser');
});
