import { defineMessages } from '@dreamfork/ui/i18n';
import type { DockPanelName, LeftTabName } from '../desk/names.ts';

export const deskMessages = defineMessages({
  ru: {
    left: 'Инструменты и элементы',
    tabs: {
      tools: 'Инструменты',
      elements: 'Элементы',
    } satisfies Record<LeftTabName, string>,
    panels: {
      properties: 'Свойства',
    } satisfies Record<DockPanelName, string>,
    close: 'Закрыть панель',
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
    } satisfies Record<LeftTabName, string>,
    panels: {
      properties: 'Properties',
    } satisfies Record<DockPanelName, string>,
    close: 'Close panel',
    more: 'More',
    help: {
      title: 'Keys and help',
      text: 'Letters without Ctrl work while the focus is on the canvas or the tools panel, on any keyboard layout.',
      or: 'or',
    },
  },
});
