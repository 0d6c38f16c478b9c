import { sampleStory } from '@dreamfork/story/testing';
import { expect, test } from 'vitest';
import { selectNodes } from '../../store/session/selection.ts';
import { createTestEditor } from '../../testing/createTestEditor.ts';
import { matchingCommands, recentEntries, withRecent } from './paletteEntries.ts';

const idsOf = (text: string, context = createTestEditor().context) =>
  matchingCommands(text, 'ru', context).map(({ id }) => id);

test('every typed word has to be in the label; case and ё do not matter', () => {
  expect(idsOf('ИСПРАВ поз')).toEqual(['fix-positions']);
  expect(idsOf('очистить все')).toEqual(['clear-all']);
  expect(idsOf('нет такого')).toEqual([]);
});

test('labels that begin with the query come first', () => {
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

test('the last five entries are remembered, each once, the newest first', () => {
  const ids = ['undo', 'redo', 'save', 'undo', 'help', 'find', 'preview'] as const;
  const recent = ids.reduce(
    (kept, id) => withRecent(kept, { kind: 'command', id }),
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
