import { expect, test } from 'vitest';
import { readWords } from './readWords.ts';

test('a dictionary has the words of both languages side by side', () => {
  const code = `export const messages = defineMessages({
    ru: { save: 'Сохранить', hello: (name: string) => \`Привет, \${name}\`, deep: { no: 'Нет' } satisfies Deep },
    en: { save: 'Save', hello: (name) => \`Hello, \${name}\`, deep: { no: 'No' } },
  });`;
  expect(readWords('messages.ts', code)).toEqual([
    {
      name: 'messages',
      words: [
        { key: 'save', ru: 'Сохранить', en: 'Save' },
        // biome-ignore lint/suspicious/noTemplateCurlyInString: how the message is composed.
        { key: 'hello', ru: 'Привет, ${name}', en: 'Hello, ${name}' },
        { key: 'deep.no', ru: 'Нет', en: 'No' },
      ],
    },
  ]);
});

test('single messages are found wherever they are written, with the names around them', () => {
  const code = `const names = { start: { ru: 'Начало', en: 'Start' }, end: { ru: 'Конец', en: 'End' } };
  const alone = { ru: 'Один', en: 'Alone' };
  const other: Record<string, string> = { ru: 'без пары' };`;
  expect(readWords('names.ts', code)).toEqual([
    {
      name: 'names',
      words: [
        { key: 'start', ru: 'Начало', en: 'Start' },
        { key: 'end', ru: 'Конец', en: 'End' },
      ],
    },
    { name: 'alone', words: [{ key: 'alone', ru: 'Один', en: 'Alone' }] },
  ]);
});

test('what depends on a count is shown as it is written', () => {
  const code =
    "const counted = { ru: { nodes: (n: number) => plural(n, 'узел', 'узла') }, en: { nodes: (n) => many(n, 'node') } };";
  expect(readWords('counted.ts', code)[0]?.words).toEqual([
    { key: 'nodes', ru: "plural(n, 'узел', 'узла')", en: "many(n, 'node')" },
  ]);
});
