import type { TextField } from '@dreamfork/story';
import { defineMessages, formatCount, formatNumber } from '@dreamfork/ui/i18n';

type Place = { found: string; title: string };

const inNodes = { one: 'узле', few: 'узлах', many: 'узлах', other: 'узлах' };
const placeForms = { one: 'место', few: 'места', many: 'мест', other: 'места' };
const places = (count: number) => formatCount('ru', count, placeForms);
const matches = (count: number) => formatCount('en', count, { one: 'match', other: 'matches' });

export const findMessages = defineMessages({
  ru: {
    find: 'Найти',
    replaceWith: 'Заменить на',
    groupsHint: '$1, $2 подставят то, что нашли скобки выражения.',
    matchCase: 'Различать большие и малые буквы',
    wholeWord: 'Слово целиком',
    regularExpression: 'Регулярное выражение',
    scope: { title: 'Названия', content: 'Тексты', choice: 'Варианты' } satisfies Record<
      TextField,
      string
    >,
    hint: 'Ищем в названиях, текстах и вариантах.',
    none: 'Ничего не нашлось.',
    count: (count: number) => `Нашлось: ${places(count)}`,
    many: (count: number) => `Показаны первые ${places(count)}. Уточните запрос.`,
    invalid:
      'Регулярное выражение записано с ошибкой, поэтому искать по нему нельзя. Исправьте его или выключите выражения.',
    late: 'Это выражение перебирает слишком много вариантов, и поиск остановлен. Упростите его.',
    unavailable:
      'Здесь нельзя запустить поиск по выражению: браузер не даёт фоновую работу. Ищите обычный текст.',
    list: 'Найденные места',
    untitled: 'Без названия',
    choose: ({ found, title }: Place) => `Отметить «${found}» в узле «${title}»`,
    replaceOne: ({ found, title }: Place) => `Заменить «${found}» в узле «${title}»`,
    replace: 'Заменить',
    replaceAll: (count: number) => `Заменить все: ${formatNumber('ru', count)}`,
    replaceChosen: (count: number) => `Заменить выбранные: ${formatNumber('ru', count)}`,
    noneChosen: 'Отметьте хотя бы одно место',
    replaced: (count: number) => `Заменено в ${formatCount('ru', count, inNodes)}`,
  },
  en: {
    find: 'Find',
    replaceWith: 'Replace with',
    groupsHint: '$1 and $2 insert what the brackets of the expression found.',
    matchCase: 'Match case',
    wholeWord: 'Whole word',
    regularExpression: 'Regular expression',
    scope: { title: 'Titles', content: 'Texts', choice: 'Choices' } satisfies Record<
      TextField,
      string
    >,
    hint: 'Looks in titles, texts and choices.',
    none: 'Nothing found.',
    count: (count: number) => `Found: ${matches(count)}`,
    many: (count: number) => `The first ${matches(count)} are shown. Refine your search.`,
    invalid:
      'The regular expression has a mistake, so it cannot be searched for. Correct it or turn expressions off.',
    late: 'This expression tries too many possibilities, so the search was stopped. Simplify it.',
    unavailable:
      'Expressions cannot be searched for here: the browser does not allow background work. Search for plain text.',
    list: 'Matches',
    untitled: 'Untitled',
    choose: ({ found, title }: Place) => `Replace “${found}” in the node “${title}”`,
    replaceOne: ({ found, title }: Place) => `Replace “${found}” in the node “${title}” alone`,
    replace: 'Replace',
    replaceAll: (count: number) => `Replace all: ${formatNumber('en', count)}`,
    replaceChosen: (count: number) => `Replace selected: ${formatNumber('en', count)}`,
    noneChosen: 'Tick at least one place',
    replaced: (count: number) =>
      `Replaced in ${formatCount('en', count, { one: 'node', other: 'nodes' })}`,
  },
});
