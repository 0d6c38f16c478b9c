import { defineMessages } from '@dreamfork/ui/i18n';
import { counted } from '../../counted.messages.ts';

export const historyMessages = defineMessages({
  ru: {
    list: 'Шаги правки, новые сверху',
    opened: 'История открыта',
    undone: 'отменено',
    node: (title: string) => `«${title || 'Без названия'}»`,
    connection: ({ from, to }: { from: string; to: string }) =>
      `«${from || 'Без названия'}» → «${to || 'Без названия'}»`,
    nodes: counted.ru.nodes,
    explain:
      'Нажмите на шаг, чтобы вернуться к нему. Отменённые шаги остаются здесь до следующей правки.',
    undo: 'Отменить',
    undoWhat: (what: string) => `Отменить: ${what}`,
    nothingToUndo: 'Отменять пока нечего',
    redo: 'Повторить',
    redoWhat: (what: string) => `Повторить: ${what}`,
    nothingToRedo: 'Повторять нечего',
  },
  en: {
    list: 'Editing steps, newest first',
    opened: 'Story opened',
    undone: 'undone',
    node: (title: string) => `“${title || 'Untitled'}”`,
    connection: ({ from, to }: { from: string; to: string }) =>
      `“${from || 'Untitled'}” → “${to || 'Untitled'}”`,
    nodes: counted.en.nodes,
    explain: 'Press a step to go back to it. Undone steps stay here until your next edit.',
    undo: 'Undo',
    undoWhat: (what: string) => `Undo: ${what}`,
    nothingToUndo: 'Nothing to undo yet',
    redo: 'Redo',
    redoWhat: (what: string) => `Redo: ${what}`,
    nothingToRedo: 'Nothing to redo',
  },
});
