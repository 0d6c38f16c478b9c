import { expect, test } from 'vitest';
import { readOuterCommand } from './outerCommand.ts';

const message = (more: object) => ({ type: 'dreamfork:command', ...more });

test.each([
  { command: 'next' },
  { command: 'back' },
  { command: 'restart' },
  { command: 'height' },
  { command: 'goTo', nodeId: 'n'.repeat(200) },
  { command: 'theme', theme: 'dark' },
])('$command is a command', (command) => {
  expect(readOuterCommand(message({ ...command, more: 'ignored' }))).toEqual(command);
});

test.each([
  null,
  undefined,
  'next',
  ['next'],
  7,
  {},
  { command: 'next' },
  { type: 'dreamfork:height', command: 'next' },
  message({}),
  message({ command: 'toString' }),
  message({ command: ['next'] }),
  message({ command: 'goTo' }),
  message({ command: 'goTo', nodeId: '' }),
  message({ command: 'goTo', nodeId: 7 }),
  message({ command: 'goTo', nodeId: 'n'.repeat(201) }),
  message({ command: 'theme', theme: 'constructor' }),
  message({ command: 'theme', theme: '" onload="alert(1)' }),
])('%j is none', (data) => {
  expect(readOuterCommand(data)).toBeNull();
});
