import type { VariablePart, VariableType } from '@dreamfork/story';
import { defineMessages, formatCount } from '@dreamfork/ui/i18n';

const placeForms = { one: 'место', few: 'места', many: 'мест', other: 'места' };
const placeInForms = { one: 'месте', few: 'местах', many: 'местах', other: 'местах' };
const places = (count: number) => formatCount('ru', count, placeForms);
const placesEn = (count: number) => formatCount('en', count, { one: 'place', other: 'places' });

/** Messages of the panel of variables. */
export const variablesMessages = defineMessages({
  ru: {
    list: 'Переменные истории',
    none: 'История пока ничего не запоминает',
    noneText:
      'Переменная помнит, что сделал читатель: сколько у него золота, нашёл ли он ключ, как его зовут. От неё зависят варианты, пути и слова в тексте.',
    add: 'Добавить переменную',
    full: (count: number) => `В истории уже ${count} переменных, больше не поместится.`,
    newName: 'переменная',
    escaped:
      'В текстах были фигурные скобки. Мы поставили перед ними обратную косую черту, и читатель увидит их как раньше.',
    understood: 'Понятно',
    name: 'Имя',
    nameHint: 'Буквы, цифры и подчёркивание, без пробелов.',
    type: 'Тип',
    types: { number: 'Число', boolean: 'Да или нет', text: 'Текст' } satisfies Record<
      VariableType,
      string
    >,
    initial: 'Начальное значение',
    yes: 'Да',
    no: 'Нет',
    emptyText: 'пусто',
    lost: ({ before, after }: { before: string; after: string }) =>
      `Прежнее начальное значение «${before}» не подошло к новому типу. Теперь в начале: ${after}.`,
    note: 'Заметка для себя',
    uses: (count: number) => (count === 0 ? 'не используется' : places(count)),
    usesTitle: (count: number) =>
      count === 0 ? 'Пока нигде не используется' : `Где используется: ${places(count)}`,
    usesList: (name: string) => `Где используется «${name}»`,
    parts: { text: 'в тексте', condition: 'в условии', effect: 'в эффекте' } satisfies Record<
      VariablePart,
      string
    >,
    changed: 'меняется',
    more: (count: number) => `Показать ещё ${count}`,
    untitled: 'Без названия',
    remove: 'Удалить переменную',
    removeTitle: (name: string) => `Удалить переменную «${name}»?`,
    removeText: (count: number) =>
      `Она встречается в ${formatCount('ru', count, placeInForms)}. Там останется её имя без значения, и редактор это отметит. Действие можно отменить.`,
    removeConfirm: 'Удалить',
    cancel: 'Отмена',
    said: {
      added: (name: string) => `Добавлена переменная «${name}».`,
      removed: (name: string) => `Переменная «${name}» удалена.`,
    },
    clip: {
      title: ({ name, count }: { name: string; count: number }) =>
        count === 1
          ? `В истории уже есть переменная «${name}»`
          : `Имена переменных совпали: ${count}`,
      text: 'У скопированной переменной другой тип. Выберите, что с ней сделать.',
      question: ({ name, known, copied }: { name: string; known: string; copied: string }) =>
        `«${name}»: здесь «${known}», в скопированном «${copied}»`,
      add: (name: string) => `Добавить как «${name}»`,
      use: 'Использовать её',
      useText: 'Условия и эффекты могут перестать работать: тип другой.',
      paste: 'Вставить',
    },
  },
  en: {
    list: 'Variables of the story',
    none: 'The story does not remember anything yet',
    noneText:
      'A variable remembers what a reader did: how much gold they have, whether they found the key, what their name is. Choices, paths and words in the text can depend on it.',
    add: 'Add a variable',
    full: (count: number) =>
      `The story already has ${count} variables, and there is no room for more.`,
    newName: 'variable',
    escaped:
      'Some texts had curly brackets. We put a backslash before each, so readers will see them as before.',
    understood: 'Got it',
    name: 'Name',
    nameHint: 'Letters, digits and underscores, no spaces.',
    type: 'Type',
    types: { number: 'Number', boolean: 'Yes or no', text: 'Text' },
    initial: 'Initial value',
    yes: 'Yes',
    no: 'No',
    emptyText: 'empty',
    lost: ({ before, after }: { before: string; after: string }) =>
      `The earlier initial value “${before}” does not fit the new type. It now begins as: ${after}.`,
    note: 'Note to yourself',
    uses: (count: number) => (count === 0 ? 'not used' : placesEn(count)),
    usesTitle: (count: number) =>
      count === 0 ? 'Not used anywhere yet' : `Where it is used: ${placesEn(count)}`,
    usesList: (name: string) => `Where “${name}” is used`,
    parts: { text: 'in a text', condition: 'in a condition', effect: 'in an effect' },
    changed: 'changes it',
    more: (count: number) => `Show ${count} more`,
    untitled: 'Untitled',
    remove: 'Delete the variable',
    removeTitle: (name: string) => `Delete the variable “${name}”?`,
    removeText: (count: number) =>
      `It is used in ${placesEn(count)}. Its name will stay there without a value, and the editor will point that out. You can undo this.`,
    removeConfirm: 'Delete',
    cancel: 'Cancel',
    said: {
      added: (name: string) => `Variable “${name}” added.`,
      removed: (name: string) => `Variable “${name}” deleted.`,
    },
    clip: {
      title: ({ name, count }: { name: string; count: number }) =>
        count === 1
          ? `The story already has a variable “${name}”`
          : `Variable names already taken: ${count}`,
      text: 'The copied variable has another type. Choose what to do with it.',
      question: ({ name, known, copied }: { name: string; known: string; copied: string }) =>
        `“${name}”: “${known}” here, “${copied}” in what you copied`,
      add: (name: string) => `Add it as “${name}”`,
      use: 'Use the one that is here',
      useText: 'Conditions and effects may stop working, because the type differs.',
      paste: 'Paste',
    },
  },
});
