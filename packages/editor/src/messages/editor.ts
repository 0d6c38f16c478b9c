import { defineMessages, plural } from '@dreamfork/ui/i18n';

const nodeForms = { one: 'узел', few: 'узла', many: 'узлов', other: 'узла' };
const connectionForms = { one: 'связь', few: 'связи', many: 'связей', other: 'связи' };

/** Counted nouns, for sentences of the other dictionaries. */
export const counted = {
  ru: {
    nodes: (count: number) => `${count} ${plural('ru', count, nodeForms)}`,
    connections: (count: number) => `${count} ${plural('ru', count, connectionForms)}`,
  },
  en: {
    nodes: (count: number) => `${count} ${plural('en', count, { one: 'node', other: 'nodes' })}`,
    connections: (count: number) =>
      `${count} ${plural('en', count, { one: 'connection', other: 'connections' })}`,
  },
};

type HttpAnswer = { status: number; body: string };

export const editorMessages = defineMessages({
  ru: {
    label: 'Редактор истории',
    crash: {
      title: 'Эта часть редактора не показалась',
      text: 'История цела: её можно сохранить сейчас, а потом открыть эту часть снова.',
      retry: 'Показать снова',
      save: 'Сохранить историю',
    },
    questions: {
      deleteNode: (title: string) => `Удалить узел «${title}»?`,
      deleteNodes: (count: number) => `Удалить ${counted.ru.nodes(count)}?`,
      deleteNodeText: 'Его связи исчезнут вместе с ним. Действие можно отменить.',
      delete: 'Удалить',
      clearAll: 'Очистить холст?',
      clearAllText: 'Останется только начальный узел. Действие можно отменить.',
      clear: 'Очистить',
      newChoice: 'Новый вариант',
      choiceText: 'Текст варианта',
      add: 'Добавить',
    },
    save: {
      succeeded: 'История успешно сохранена',
      cancelled: 'Сохранение отменено',
      duplicate: (title: string) => `История с названием "${title}" уже существует. Перезаписать?`,
      overwrite: 'Перезаписать',
      failed: (reason: string) => `Ошибка сохранения: ${reason}`,
      failedPlain: 'Ошибка сохранения истории',
      updateFailed: ({ status, body }: HttpAnswer) =>
        `Не удалось обновить историю: ${status} - ${body}`,
      createFailed: ({ status, body }: HttpAnswer) =>
        `Не удалось сохранить историю: ${status} - ${body}`,
      conflict: 'История изменилась на сервере',
      conflictText:
        'Ваши правки целы. Нажмите на состояние сохранения вверху и решите, что с ними сделать.',
      loadFailed: 'Не удалось загрузить версию с сервера',
      theirsLoaded: 'Загружена версия с сервера',
      theirsLoadedText: 'Ваша версия не потеряна: её вернёт отмена.',
    },
  },
  en: {
    label: 'Story editor',
    crash: {
      title: 'This part of the editor did not show',
      text: 'The story is safe: save it now, then open this part again.',
      retry: 'Show again',
      save: 'Save the story',
    },
    questions: {
      deleteNode: (title: string) => `Delete the node “${title}”?`,
      deleteNodes: (count: number) => `Delete ${counted.en.nodes(count)}?`,
      deleteNodeText: 'Its connections go with it. You can undo this.',
      delete: 'Delete',
      clearAll: 'Clear the canvas?',
      clearAllText: 'Only the start node will stay. You can undo this.',
      clear: 'Clear',
      newChoice: 'New choice',
      choiceText: 'Text of the choice',
      add: 'Add',
    },
    save: {
      succeeded: 'The story is saved',
      cancelled: 'Saving cancelled',
      duplicate: (title: string) => `A story titled "${title}" already exists. Overwrite it?`,
      overwrite: 'Overwrite',
      failed: (reason: string) => `Saving failed: ${reason}`,
      failedPlain: 'The story could not be saved',
      updateFailed: ({ status, body }: HttpAnswer) =>
        `The story could not be updated: ${status} - ${body}`,
      createFailed: ({ status, body }: HttpAnswer) =>
        `The story could not be saved: ${status} - ${body}`,
      conflict: 'The story has changed on the server',
      conflictText:
        'Your edits are safe. Press the save status at the top and decide what happens to them.',
      loadFailed: 'The server’s version could not be loaded',
      theirsLoaded: 'The server’s version is loaded',
      theirsLoadedText: 'Yours is not lost: undo brings it back.',
    },
  },
});
