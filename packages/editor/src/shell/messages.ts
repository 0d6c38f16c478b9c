import { defineMessages } from '@dreamfork/ui/i18n';
import { counted } from '../counted.messages.ts';
import type { DockPanelName, LeftTabName } from '../store/workspace/panelsAndDialogs.ts';

/** The frame around the canvas: bar, side panels, tools. */
export const shellMessages = defineMessages({
  ru: {
    label: 'Редактор истории',
    crash: {
      title: 'Эта часть редактора не открылась',
      text: 'История цела: её можно сохранить сейчас, а потом открыть эту часть снова.',
      save: 'Сохранить историю',
    },
    bar: {
      back: 'Назад',
      counts: ({ nodes, connections }: { nodes: number; connections: number }) =>
        `${counted.ru.nodes(nodes)} · ${counted.ru.connections(connections)}`,
      untitled: 'Без названия',
      title: 'Название истории',
      rename: 'Нажмите, чтобы переименовать историю',
      preview: 'Просмотр',
      save: 'Сохранить',
    },
    left: 'Инструменты и элементы',
    tabs: {
      tools: 'Инструменты',
      elements: 'Элементы',
      outline: 'План',
    } satisfies Record<LeftTabName, string>,
    panels: {
      properties: 'Свойства',
      diagnostics: 'Замечания',
      bot: 'Проверить все пути',
      find: 'Найти и заменить',
      history: 'Ход правок',
      versions: 'Версии',
      media: 'Медиа узлы',
      readers: 'Читатели',
      review: 'Отзывы',
      variables: 'Переменные',
      assistant: 'Помощник',
    } satisfies Record<DockPanelName, string>,
    close: 'Закрыть панель',
    elapsed: (seconds: number) => `Прошло ${seconds} с`,
    edges: { left: 'Ширина левой панели', right: 'Ширина правой панели' },
    more: 'Ещё',
  },
  en: {
    label: 'Story editor',
    crash: {
      title: 'This part of the editor did not open',
      text: 'The story is safe: save it now, then open this part again.',
      save: 'Save the story',
    },
    bar: {
      back: 'Back',
      counts: ({ nodes, connections }: { nodes: number; connections: number }) =>
        `${counted.en.nodes(nodes)} · ${counted.en.connections(connections)}`,
      untitled: 'Untitled',
      title: 'Story title',
      rename: 'Press to rename the story',
      preview: 'Preview',
      save: 'Save',
    },
    left: 'Tools and elements',
    tabs: {
      tools: 'Tools',
      elements: 'Elements',
      outline: 'Outline',
    } satisfies Record<LeftTabName, string>,
    panels: {
      properties: 'Properties',
      diagnostics: 'Issues',
      bot: 'Check all paths',
      find: 'Find and replace',
      history: 'Edit history',
      versions: 'Versions',
      media: 'Media nodes',
      readers: 'Readers',
      review: 'Review',
      variables: 'Variables',
      assistant: 'Assistant',
    } satisfies Record<DockPanelName, string>,
    close: 'Close panel',
    elapsed: (seconds: number) => `${seconds} s so far`,
    edges: { left: 'Width of the left panel', right: 'Width of the right panel' },
    more: 'More',
  },
});
