import { defineMessages, plural } from '@dreamfork/ui/i18n';

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
      `Обе версии изменили одно и то же: ${count} ${plural('ru', count, conflictForms)}. Выберите, что оставить; остальное соединится само.`,
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
      other: 'Прочее у истории',
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
      'While you worked, a newer version was saved on the server. It cannot be shown now: the server did not answer. You can go on editing and come back to this later.',
    mineTitle: 'What you changed',
    theirsTitle: 'What changed on the server',
    details: 'Details',
    noConflicts: 'The edits do not touch one another: they can be joined without loss.',
    conflicts: (count: number) =>
      `Both versions changed the same thing in ${count} ${plural('en', count, { one: 'place', other: 'places' })}. Choose what to keep; the rest is joined by itself.`,
    allMine: 'Mine everywhere',
    allTheirs: 'The server’s everywhere',
    mineSide: 'Mine',
    theirsSide: 'The server’s',
    deleted: 'deleted',
    empty: 'empty',
    nothing: 'none',
    yes: 'yes',
    no: 'no',
    otherValue: 'Changed',
    fields: {
      title: 'Title of the story',
      description: 'Description of the story',
      startNodeId: 'Start of the story',
      language: 'Language of the story',
      other: 'Other facts of the story',
    },
    keep: 'Keep editing',
    theirs: 'Take the server’s version',
    mine: 'Overwrite with mine',
    merge: 'Join and save',
    chooseFirst: 'First choose what to keep in every disputed place.',
  },
});
