import { defineMessages } from '@dreamfork/ui/i18n';
import type { DockPanelName, LeftTabName } from '../desk/names.ts';

export const deskMessages = defineMessages({
  ru: {
    left: 'Инструменты и элементы',
    tabs: {
      tools: 'Инструменты',
      elements: 'Элементы',
      outline: 'План',
    } satisfies Record<LeftTabName, string>,
    panels: {
      properties: 'Свойства',
      problems: 'Замечания',
      find: 'Найти и заменить',
      history: 'Ход правок',
      versions: 'Версии',
      media: 'Медиа узлы',
    } satisfies Record<DockPanelName, string>,
    close: 'Закрыть панель',
    history: {
      list: 'Шаги правки, новые сверху',
      opened: 'История открыта',
      undone: 'отменено',
      explain:
        'Нажмите на шаг, чтобы вернуться к нему. Отменённые шаги остаются здесь до следующей правки.',
    },
    more: 'Ещё',
    help: {
      title: 'Клавиши и помощь',
      text: 'Буквы без Ctrl работают, пока фокус на холсте или на панели инструментов. Раскладка не важна.',
      or: 'или',
    },
  },
  en: {
    left: 'Tools and elements',
    tabs: {
      tools: 'Tools',
      elements: 'Elements',
      outline: 'Outline',
    } satisfies Record<LeftTabName, string>,
    panels: {
      properties: 'Properties',
      problems: 'Remarks',
      find: 'Find and replace',
      history: 'Edit history',
      versions: 'Versions',
      media: 'Media nodes',
    } satisfies Record<DockPanelName, string>,
    close: 'Close panel',
    history: {
      list: 'Steps of editing, newest first',
      opened: 'Story opened',
      undone: 'undone',
      explain: 'Press a step to go back to it. Undone steps stay here until your next edit.',
    },
    more: 'More',
    help: {
      title: 'Keys and help',
      text: 'Letters without Ctrl work while the focus is on the canvas or the tools panel, on any keyboard layout.',
      or: 'or',
    },
  },
});
