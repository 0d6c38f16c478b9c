import { expect, test } from 'vitest';
import { createTestEditor } from '../../testing/createTestEditor.ts';
import { readersSee } from './readersSee.ts';

const publication = { version: 4, publishedAt: '2026-11-28T11:02:00.000Z' };

test('what readers see is told with what is wrong with it, hints left out', () => {
  const { session, publishing } = createTestEditor({
    story: { id: 'story', version: 4, isPublic: true, publication, publishesByHand: false },
  });
  const told = (severities: readonly ('error' | 'warning' | 'hint')[]) =>
    readersSee({
      publishing,
      session,
      diagnostics: {
        getState: () => ({ diagnostics: severities.map((severity) => ({ severity })) }),
      },
      locale: 'ru',
    });
  expect(told([])).toBe('Читатели уже видят эту версию.');
  expect(told(['hint'])).toBe('Читатели уже видят эту версию.');
  expect(told(['error', 'warning', 'hint'])).toBe(
    'Читатели уже видят эту версию, и в ней 2 замечания.',
  );
});
