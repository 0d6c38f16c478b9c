import { defineMessages, formatCount } from '@dreamfork/ui/i18n';

const decisionForms = { one: 'решение', few: 'решения', many: 'решений', other: 'решения' };
const conflictForms = { one: 'место', few: 'места', many: 'мест', other: 'места' };

/** Words of the dialog in which an author settles a save conflict. */
export const conflictMessages = defineMessages({
  ru: {
    title: 'Историю изменили в другом месте',
    text: 'Пока вы работали, на сервере сохранили более новую версию: в другой вкладке или на другом устройстве. Ничего не потеряно: выберите, что оставить.',
    textWithoutTheirs:
      'Пока вы работали, на сервере сохранили более новую версию. Показать её сейчас нельзя: сервер не ответил. Можно продолжить правку и вернуться к этому позже.',
    mineTitle: 'Что изменили вы',
    theirsTitle: 'Что изменилось на сервере',
    details: 'Подробнее',
    noConflicts: 'Правки не задевают друг друга: их можно соединить без потерь.',
    conflicts: (count: number) =>
      `Обе версии изменили одно и то же: ${formatCount('ru', count, conflictForms)}. Выберите, что оставить; остальное соединится само.`,
    allMine: 'Везде моё',
    allTheirs: 'Везде с сервера',
    mineSide: 'Моё',
    theirsSide: 'С сервера',
    deleted: 'удалено',
    empty: 'пусто',
    nothing: 'нет',
    yes: 'да',
    no: 'нет',
    otherValue: 'Изменено',
    fields: {
      title: 'Название истории',
      description: 'Описание истории',
      startNodeId: 'Начало истории',
      language: 'Язык истории',
      look: 'Вид для читателя',
      other: 'Прочее у истории',
    },
    variable: (name: string) => `Переменная «${name}»`,
    variableTypes: { number: 'число', boolean: 'да или нет', text: 'текст' },
    logic: {
      condition: (expression: string) => `если ${expression}`,
      closedReason: (reason: string) => `иначе читатель увидит: ${reason}`,
      effects: {
        set: 'задать',
        add: 'прибавить к',
        take: 'отнять от',
        toggle: 'переключить',
        ask: 'спросить',
      },
    },
    test: {
      name: (title: string) => (title ? `Проверка «${title}»` : 'Проверка без названия'),
      decisions: (count: number) => `${formatCount('ru', count, decisionForms)} читателя`,
      comesTo: (node: string) => `приводит в «${node}»`,
      value: (variable: string, value: string) => `${variable}: ${value}`,
      seed: (seed: number) => `номер жребия ${seed}`,
    },
    keep: 'Продолжить правку',
    theirs: 'Взять версию с сервера',
    mine: 'Записать мою версию',
    merge: 'Соединить и сохранить',
    chooseFirst: 'Сначала выберите, что оставить в каждом спорном месте.',
  },
  en: {
    title: 'The story was changed elsewhere',
    text: 'While you worked, a newer version was saved on the server from another tab or device. Nothing is lost: choose what to keep.',
    textWithoutTheirs:
      'While you worked, a newer version was saved on the server. It cannot be shown now: the server did not answer. You can keep editing and come back to this later.',
    mineTitle: 'What you changed',
    theirsTitle: 'What changed on the server',
    details: 'Details',
    noConflicts: 'The edits do not overlap: they can be merged without loss.',
    conflicts: (count: number) =>
      `Both versions changed the same thing in ${formatCount('en', count, { one: 'place', other: 'places' })}. Choose what to keep; the rest is merged automatically.`,
    allMine: 'All mine',
    allTheirs: 'All from the server',
    mineSide: 'Mine',
    theirsSide: 'From the server',
    deleted: 'deleted',
    empty: 'empty',
    nothing: 'none',
    yes: 'yes',
    no: 'no',
    otherValue: 'Changed',
    fields: {
      title: 'Story title',
      description: 'Story description',
      startNodeId: 'Story start',
      language: 'Story language',
      look: 'Look for readers',
      other: 'Other story details',
    },
    variable: (name: string) => `Variable “${name}”`,
    variableTypes: { number: 'number', boolean: 'yes or no', text: 'text' },
    logic: {
      condition: (expression: string) => `if ${expression}`,
      closedReason: (reason: string) => `otherwise readers see: ${reason}`,
      effects: {
        set: 'set',
        add: 'add to',
        take: 'take from',
        toggle: 'toggle',
        ask: 'ask for',
      },
    },
    test: {
      name: (title: string) => (title ? `Test “${title}”` : 'Untitled test'),
      decisions: (count: number) =>
        `${formatCount('en', count, { one: 'decision', other: 'decisions' })} of the reader`,
      comesTo: (node: string) => `comes to “${node}”`,
      value: (variable: string, value: string) => `${variable}: ${value}`,
      seed: (seed: number) => `seed ${seed}`,
    },
    keep: 'Keep editing',
    theirs: 'Take the server’s version',
    mine: 'Overwrite with mine',
    merge: 'Merge and save',
    chooseFirst: 'First choose what to keep in every place that is in conflict.',
  },
});
