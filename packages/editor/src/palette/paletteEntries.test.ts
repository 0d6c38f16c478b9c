import { sampleStory } from '@dreamfork/story/testing';
import { expect, test } from 'vitest';
import { actionMessages } from '../messages/index.ts';
import { selectNodes } from '../session/selection.ts';
import { createTestEditor } from '../testing/createTestEditor.ts';
import { matchingActions, recentEntries, withRecent } from './paletteEntries.ts';

const names = actionMessages.ru;

const idsOf = (text: string, context = createTestEditor().context) =>
  matchingActions(text, names, context).map(({ id }) => id);

test('every word typed has to be in the name; case and ё do not matter', () => {
  expect(idsOf('ИСПРАВ поз')).toEqual(['fix-positions']);
  expect(idsOf('очистить все')).toEqual(['clear-all']);
  expect(idsOf('нет такого')).toEqual([]);
});

test('names that begin with the words come first', () => {
  const ids = idsOf('панель');
  expect(ids.slice(0, 2)).toEqual(['toggle-tools', 'toggle-properties']);
});

test('what cannot be done now, and what only keys do, is not offered', () => {
  const { context, session } = createTestEditor();
  expect(idsOf('', context)).not.toContain('set-start');
  session.select(selectNodes(['sea']));
  expect(idsOf('', context)).toContain('set-start');
  expect(idsOf('', context)).not.toContain('nudge-left');
  expect(idsOf('', context)).not.toContain('palette');
});

test('the last five entries are kept, each once, the newest first', () => {
  const ids = ['undo', 'redo', 'save', 'undo', 'help', 'find', 'preview'] as const;
  const recent = ids.reduce(
    (kept, id) => withRecent(kept, { kind: 'action', id }),
    [] as ReturnType<typeof withRecent>,
  );
  expect(recent.map(({ id }) => id)).toEqual(['preview', 'find', 'help', 'undo', 'save']);
});

test('nodes that have gone are no longer recent', () => {
  const { context } = createTestEditor();
  const recent = [
    { kind: 'node', id: 'gone' },
    { kind: 'node', id: 'sea' },
  ] as const;
  expect(recentEntries(recent, sampleStory, context)).toEqual([{ kind: 'node', id: 'sea' }]);
});
