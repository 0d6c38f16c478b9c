import { succeed } from '@dreamfork/story';
import { expect, test } from 'vitest';
import { createTestEditor } from '../../testing/createTestEditor.ts';
import { saveStatus } from '../session/status.ts';

const stored = { id: 'story', version: 4 };

test('an autosave shows no notice when it succeeds, and sends the text being edited', async () => {
  const { edits, persistence, notices, saves, session } = createTestEditor({ story: stored });
  expect(await persistence.saveQuietly()).toBeNull();
  expect(saves).toEqual([]);
  edits.startEditing('beach');
  edits.typeText({ title: 'На полуслове' });
  expect(await persistence.saveQuietly()).toBeNull();
  expect(saves).toHaveLength(1);
  expect(saves[0]?.document.nodes[0]?.title).toBe('На полуслове');
  expect(notices).toEqual([]);
  expect(saveStatus(session.getState())).toBe('saved');
  edits.cancelEditing();
  expect(saveStatus(session.getState())).toBe('unsaved');
});

test('autosave skips a story that has never been saved', async () => {
  const { edits, persistence, saves } = createTestEditor();
  edits.updateStory({ title: 'Черновик' });
  expect(await persistence.saveQuietly()).toBeNull();
  expect(saves).toEqual([]);
});

test.each([
  [{ kind: 'http', status: 413, body: 'велико' }, 'refused', false],
  [{ kind: 'http', status: 422, body: 'не история' }, 'refused', false],
  [{ kind: 'http', status: 500, body: 'упс' }, 'refused', true],
  [{ kind: 'http', status: 429, body: 'часто' }, 'refused', true],
  [{ kind: 'http', status: 401, body: 'кто вы' }, 'signedOut', false],
  [{ kind: 'unreachable', message: 'нет сети' }, 'unreachable', true],
  [{ kind: 'conflict', version: 9 }, 'conflict', false],
] as const)(
  'an autosave that fails with %o sets the error and shows it once',
  async (refusal, kind, isPassing) => {
    const { edits, persistence, notices, session } = createTestEditor({
      story: stored,
      refusals: [refusal, refusal],
    });
    edits.updateStory({ title: 'Правка' });
    expect(await persistence.saveQuietly()).toMatchObject({ kind, isPassing });
    expect(session.getState().saveError).toMatchObject({ kind, isPassing });
    const count = notices.length;
    // A conflict stands under the bar until it is resolved.
    expect(count).toBe(kind === 'refused' ? 1 : 0);
    await persistence.saveQuietly();
    expect(notices).toHaveLength(count);
    expect(session.getState().document.title).toBe('Правка');
    expect(await persistence.saveQuietly()).toBeNull();
    expect(session.getState().saveError).toBeNull();
  },
);

test('a manual save waits for the running autosave', async () => {
  const running: ((version: number) => void)[] = [];
  const { edits, persistence, notices, session } = createTestEditor({
    story: stored,
    services: {
      saveStory: ({ id = '' }) =>
        new Promise((resolve) => {
          running.push((version) => resolve(succeed({ id, version })));
        }),
    },
  });
  edits.updateStory({ title: 'Раз' });
  const quiet = persistence.saveQuietly();
  edits.updateStory({ title: 'Два' });
  const asked = persistence.save();
  expect(await persistence.saveQuietly()).toBeNull();
  await expect.poll(() => session.getState().isSaving).toBe(true);
  expect(running).toHaveLength(1);
  running[0]?.(5);
  await quiet;
  await expect.poll(() => running).toHaveLength(2);
  running[1]?.(6);
  await asked;
  expect(notices.map(({ title }) => title)).toEqual(['История успешно сохранена']);
  expect(session.getState().saved).toMatchObject({ version: 6 });
});
