import { defineMessages } from '@dreamfork/ui/i18n';
import { counted } from '../../counted.messages.ts';

/** Questions, notices and names that edits use. */
export const editMessages = defineMessages({
  ru: {
    deleteNode: (title: string) => `Удалить узел «${title}»?`,
    deleteNodes: (count: number) => `Удалить ${counted.ru.nodes(count)}?`,
    deleteNodeText: 'Его связи исчезнут вместе с ним. Действие можно отменить.',
    deleteNodesText: 'Их связи исчезнут вместе с ними. Действие можно отменить.',
    delete: 'Удалить',
    clearAll: 'Очистить холст?',
    clearAllText: 'Останется только начальный узел. Действие можно отменить.',
    clear: 'Очистить',
    newChoice: 'Новый вариант',
    choiceText: 'Текст варианта',
    add: 'Добавить',
    clipboard: {
      title: 'Браузер не пустил к буферу обмена',
      copyText: 'Скопируйте клавишами: Ctrl+C, на Mac ⌘C.',
      pasteText: 'Вставьте клавишами: Ctrl+V, на Mac ⌘V.',
    },
    rejected: 'Эту правку применить нельзя',
    cancelled: 'Прежний текст снова на месте',
    bringBack: 'Вернуть правку',
    undo: 'Отменить',
    tooLate: 'После этого вы уже меняли историю: отмените по шагам',
    newGroup: (number: number) => `Группа ${number}`,
    allWritten: 'Все узлы написаны',
    allWrittenText: 'Узлов без текста в истории не осталось.',
    publish: {
      title: 'Опубликовать историю?',
      text: (count: number) =>
        `В ней ${counted.ru.diagnostics(count)}: читатель может их заметить. Опубликовать можно и так.`,
      confirm: 'Опубликовать',
    },
  },
  en: {
    deleteNode: (title: string) => `Delete the node “${title}”?`,
    deleteNodes: (count: number) => `Delete ${counted.en.nodes(count)}?`,
    deleteNodeText: 'Its connections go with it. You can undo this.',
    deleteNodesText: 'Their connections go with them. You can undo this.',
    delete: 'Delete',
    clearAll: 'Clear the canvas?',
    clearAllText: 'Only the start node will stay. You can undo this.',
    clear: 'Clear',
    newChoice: 'New choice',
    choiceText: 'Text of the choice',
    add: 'Add',
    clipboard: {
      title: 'The browser blocked access to the clipboard',
      copyText: 'Copy with the keyboard: Ctrl+C, on a Mac ⌘C.',
      pasteText: 'Paste with the keyboard: Ctrl+V, on a Mac ⌘V.',
    },
    rejected: 'This edit is not possible',
    cancelled: 'The text is as it was',
    bringBack: 'Bring the edit back',
    undo: 'Undo',
    tooLate: 'You have changed the story since then: undo step by step',
    newGroup: (number: number) => `Group ${number}`,
    allWritten: 'Every node is written',
    allWrittenText: 'There are no nodes without text left in the story.',
    publish: {
      title: 'Publish the story?',
      text: (count: number) =>
        `It has ${counted.en.diagnostics(count)} that readers may notice. You can publish it anyway.`,
      confirm: 'Publish',
    },
  },
});
