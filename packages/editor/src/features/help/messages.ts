import { defineMessages } from '@dreamfork/ui/i18n';
import type { FieldKeyAction, RowKeyAction } from '../../commands/outlineKeys.ts';

export const helpMessages = defineMessages({
  ru: {
    title: 'Клавиши и помощь',
    text: 'Буквы без Ctrl работают, пока фокус на холсте или на панели инструментов. Раскладка не важна.',
    or: 'или',
    outlineRow: 'Строка плана',
    rowKeys: {
      edit: 'Править текст строки',
      'add-text': 'Добавить узел дальше',
      'add-choice-option': 'Добавить вариант',
      connect: 'Провести к узлу, который уже есть',
      in: 'Сдвинуть вглубь',
      out: 'Сдвинуть наружу',
      up: 'Поднять вариант',
      down: 'Опустить вариант',
      delete: 'Удалить',
      menu: 'Меню строки',
    } satisfies Record<RowKeyAction, string>,
    outlineField: 'Поле в строке плана',
    fieldKeys: {
      next: 'Следующий узел или вариант',
      'add-text': 'Узел, к которому ведёт вариант',
      in: 'Вглубь, вариантом узла перед строкой',
      out: 'Наружу, следующим вариантом выше',
      connect: 'Провести к узлу, который уже есть',
      done: 'Готово, вернуться к строке',
    } satisfies Record<FieldKeyAction, string>,
  },
  en: {
    title: 'Keys and help',
    text: 'Letters without Ctrl work while the focus is on the canvas or the tools panel, on any keyboard layout.',
    or: 'or',
    outlineRow: 'A row of the outline',
    rowKeys: {
      edit: 'Edit the text of the row',
      'add-text': 'Add a node after it',
      'add-choice-option': 'Add a choice',
      connect: 'Connect it to an existing node',
      in: 'Move it in',
      out: 'Move it out',
      up: 'Move the choice up',
      down: 'Move the choice down',
      delete: 'Delete it',
      menu: 'Menu of the row',
    } satisfies Record<RowKeyAction, string>,
    outlineField: 'A field in the outline',
    fieldKeys: {
      next: 'Next node or choice',
      'add-text': 'The node that the choice leads to',
      in: 'Move in, as a choice of the node before',
      out: 'Move out, as the next choice above',
      connect: 'Connect it to an existing node',
      done: 'Done, back to the row',
    } satisfies Record<FieldKeyAction, string>,
  },
});
