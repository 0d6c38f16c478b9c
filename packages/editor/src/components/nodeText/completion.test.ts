import type { StoryNode, Variable } from '@dreamfork/story';
import { buildStory } from '@dreamfork/story/testing';
import { describe, expect, test } from 'vitest';
import { completionsAt } from './completions.ts';
import { linkCompletionsAt } from './linkCompletions.ts';
import { completionMessages } from './messages.ts';
import { textCompletionsAt } from './textCompletions.ts';

const variable = (name: string, type: Variable['type']): Variable => ({
  id: name,
  name,
  type,
  initial: { number: 0, boolean: false, text: '' }[type],
  note: '',
});

const gold = variable('Золото', 'number');
const key = variable('Ключ', 'boolean');
const name = variable('Имя', 'text');

describe('completion', () => {
  const nodes = buildStory()
    .node('a', 'text', { title: 'Погреб' })
    .node('b', 'text', { title: 'Чердак' })
    .build().nodes as StoryNode[];
  const context = {
    variables: [gold, key, name],
    nodes,
    messages: completionMessages.ru,
    locale: 'ru',
  } as const;
  const at = (source: string, isAsked = false, index = source.indexOf('|')) =>
    completionsAt(source.replace('|', ''), index, isAsked, context).map(({ label }) => label);

  test.each([
    ['з|', ['Золото']],
    ['Золото > 1 и п|', ['посещали(…)', 'посещений(…)']],
    ['Золото|', []],
    ['Золото > |', []],
    ['Имя = "и|', []],
    ['Имя = "и" и|', ['Имя', 'или']],
    ['посещали(|', ['Погреб', 'Чердак']],
    ['visited("чер|', ['Чердак']],
    ['случайно(|', []],
  ])('%s', (source, labels) => {
    expect(at(source)).toEqual(labels);
  });

  test('all names on request, bounded', () => {
    expect(at('Золото > |', true)).toHaveLength(8);
  });

  test('a node is written by its id, in place of the begun title', () => {
    const [suggestion] = completionsAt('visits("Пог")', 11, false, context);
    expect(suggestion).toMatchObject({ from: 7, text: '"a' });
  });
});

describe('completion in texts', () => {
  const context = {
    variables: [gold, key, name],
    nodes: [],
    messages: completionMessages.ru,
    locale: 'ru',
  } as const;
  const at = (source: string) =>
    textCompletionsAt(source.replace('^', ''), source.indexOf('^'), false, context);
  const forms = ['если …: … | иначе: …', 'раз: … | …'];

  test.each([
    ['Золо^', []],
    ['У вас {^', ['Золото', 'Ключ', 'Имя', ...forms]],
    ['{зол^} монет', ['Золото']],
    ['{е^', [forms[0]]],
    ['{если з^', ['Золото']],
    ['{если Золото > 1 и п^', ['посещали(…)', 'посещений(…)']],
    ['{если Ключ: Зол^', []],
    ['{если Ключ: да |^', ['иначе: …']],
    ['{если Ключ: да | ина^', ['иначе: …']],
    ['{раз: один | и^', []],
    ['{Золото} з^', []],
  ])('%s', (source, labels) => {
    expect(at(source).map(({ label }) => label)).toEqual(labels);
  });

  test('a value gets its closing brace, once', () => {
    expect(at('У вас {зол^')[0]).toMatchObject({ from: 7, text: 'Золото}' });
    expect(at('У вас {зол^}')[0]).toMatchObject({ from: 7, text: 'Золото' });
    expect(at('{если зол^')[0]).toMatchObject({ from: 6, text: 'Золото' });
    expect(at('{Цена + зол^')[0]).toMatchObject({ from: 8, text: 'Золото' });
    expect(at('{ е^')[0]).toMatchObject({ from: 2, text: 'если ' });
  });
});

describe('completion of links', () => {
  const { nodes } = buildStory()
    .node('a', 'text', { title: 'Старый погреб' })
    .node('b', 'end', { title: 'Погреб' })
    .node('c', 'text', { title: 'погреб ' })
    .node('d', 'text', { title: '' })
    .build();
  const at = (source: string) =>
    linkCompletionsAt(source.replace('^', ''), source.indexOf('^'), nodes, 'ru');
  const titles = (source: string) => at(source).map(({ label }) => label);

  test('titles of nodes behind the arrow, each once, those that begin so first', () => {
    expect(titles('[[Вниз->^')).toEqual(['Старый погреб', 'Погреб']);
    expect(titles('[[Вниз->пог^')).toEqual(['Погреб', 'Старый погреб']);
    expect(titles('[[Вниз^')).toEqual([]);
    expect(titles('[[Вниз->Чердак^')).toEqual([]);
  });

  test('the brackets are closed once', () => {
    expect(at('Иди [[Вниз-> пог^')[0]).toMatchObject({ from: 13, text: 'Погреб]]' });
    expect(at('[[Вниз->пог^]]')[0]).toMatchObject({ from: 8, text: 'Погреб' });
  });
});
