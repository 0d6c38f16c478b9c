import { describe, expect, test } from 'vitest';
import { createFileFinder, isSafePath } from './givenFiles.ts';

const paths = [
  'Игра/images/мост.png',
  'Игра/images/Lamp Big.PNG',
  'Игра/sound/wave.mp3',
  'Игра/old/wave.mp3',
  'Игра/a%20b.png',
  'Игра/images/й.png'.normalize('NFD'),
];
const find = createFileFinder(new Map(paths.map((path) => [path, path])));

describe('I19: the file for an address', () => {
  test.each([
    ['images/мост.png', 0],
    ['./images/мост.png', 0],
    ['../images/мост.png', 0],
    ['../../../../images/мост.png', 0],
    ['images\\мост.png', 0],
    ['images/%D0%BC%D0%BE%D1%81%D1%82.png', 0],
    ['images/мост.png?v=2#x', 0],
    ['МОСТ.png', 0],
    ['elsewhere/мост.png', 0],
    ['images/lamp%20big.png', 1],
    ['sound/wave.mp3', 2],
    ['a%20b.png', 4],
    ['images/й.png', 5],
  ])('%s', (address, index) => {
    expect(find(address)).toBe(paths[index]);
  });

  test.each(['нет.png', '', '.', '..', '/', '%', 'music/wave.wav', '__proto__', 'constructor'])(
    'none for %j',
    (address) => {
      expect(find(address)).toBeUndefined();
    },
  );

  test('two files of one name are not told apart by it', () => {
    expect(find('music/wave.mp3')).toBeUndefined();
  });
});

test.each([
  ['images/a.png', true],
  ['images/..a.png', true],
  ['images/', true],
  ['../a.png', false],
  ['images/../../a.png', false],
  ['images\\..\\a.png', false],
  ['/etc/passwd', false],
  ['\\\\server\\a.png', false],
  ['C:\\a.png', false],
  ['a\0.png', false],
])('I19: %j is safe: %s', (path, isSafe) => {
  expect(isSafePath(path)).toBe(isSafe);
});
