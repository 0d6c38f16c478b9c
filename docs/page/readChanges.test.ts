import { expect, test } from 'vitest';
import { readChangelog, readChangeset } from './readChanges.ts';

test('a changeset names its packages, with either quotation mark', () => {
  const source = `---\n"@dreamfork/ui": minor\n'@dreamfork/story': patch\n---\n\n\`Card\` is new.\n`;
  expect(readChangeset(source)).toEqual([
    ['@dreamfork/ui', { size: 'minor', text: '`Card` is new.' }],
    ['@dreamfork/story', { size: 'patch', text: '`Card` is new.' }],
  ]);
});

test('a changelog has its releases, the newest first', () => {
  const source = `# @dreamfork/ui

## 0.2.0

### Minor Changes

- 1a2b3c4: \`Card\` is new.
- Without a hash.

### Patch Changes

- 1a2b3c5: Faster.

## 0.1.0

### Minor Changes

- 1a2b3c6: First.
`;
  expect(readChangelog(source)).toEqual([
    {
      version: '0.2.0',
      changes: [
        { size: 'minor', text: '`Card` is new.' },
        { size: 'minor', text: 'Without a hash.' },
        { size: 'patch', text: 'Faster.' },
      ],
    },
    { version: '0.1.0', changes: [{ size: 'minor', text: 'First.' }] },
  ]);
});
