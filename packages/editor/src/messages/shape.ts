import type { MarkColour } from '@dreamfork/story';
import { defineMessages } from '@dreamfork/ui/i18n';
import { counted } from './editor.ts';

/** Groups, notes and automatic layout. */
export const shapeMessages = defineMessages({
  ru: {
    colour: 'Цвет',
    colours: {
      grey: 'Серый',
      blue: 'Синий',
      green: 'Зелёный',
      yellow: 'Жёлтый',
      orange: 'Оранжевый',
      red: 'Красный',
      purple: 'Фиолетовый',
    } satisfies Record<MarkColour, string>,
    group: {
      label: 'Группа',
      title: 'Название группы',
      untitled: 'Без названия',
      count: (count: number) => counted.ru.nodes(count),
      text: 'Группа держит узлы вместе на холсте: главу, день, место. Читатели её не видят.',
      selectNodes: 'Выбрать узлы группы',
      fold: 'Свернуть в карточку',
      unfold: 'Развернуть',
      dissolve: 'Распустить группу',
      of: 'Группа узла',
      none: 'Без группы',
    },
    note: {
      label: 'Заметка',
      text: 'Текст заметки',
      hint: 'Заметки видите только вы. Читатели и просмотр их не показывают.',
      width: 'Ширина',
      height: 'Высота',
      delete: 'Удалить заметку',
      many: (count: number) => `Выбрано заметок: ${count}`,
      deleteMany: 'Удалить заметки',
    },
    selected: {
      align: 'Выровнять',
      more: 'Что сделать с выбранным',
    },
    arrange: {
      title: 'Располагаем узлы',
      text: (count: number) =>
        `На схеме ${counted.ru.nodes(count)}. Пока порядок не найден, ничего не меняется.`,
      cancel: 'Остановить',
      cancelled: 'Расположение остановлено, узлы остались на местах',
      nothing: 'Располагать пока нечего: нужно хотя бы два узла',
      failed: 'Не удалось расположить узлы',
      failedText: 'Все узлы остались на местах. Попробуйте ещё раз или расположите часть узлов.',
      unavailable: 'Здесь нельзя расположить узлы сами собой',
      unavailableText:
        'Браузер или страница не позволяет вести расчёт в фоне. Узлы остались на местах; помогут «Центрировать узлы» и выравнивание.',
    },
  },
  en: {
    colour: 'Colour',
    colours: {
      grey: 'Grey',
      blue: 'Blue',
      green: 'Green',
      yellow: 'Yellow',
      orange: 'Orange',
      red: 'Red',
      purple: 'Purple',
    } satisfies Record<MarkColour, string>,
    group: {
      label: 'Group',
      title: 'Title of the group',
      untitled: 'Untitled',
      count: (count: number) => counted.en.nodes(count),
      text: 'A group keeps nodes together on the canvas: a chapter, a day, a place. Readers do not see it.',
      selectNodes: 'Select the nodes of the group',
      fold: 'Fold into a card',
      unfold: 'Unfold',
      dissolve: 'Dissolve the group',
      of: 'Group of the node',
      none: 'No group',
    },
    note: {
      label: 'Note',
      text: 'Text of the note',
      hint: 'Only you see notes. Neither readers nor the preview show them.',
      width: 'Width',
      height: 'Height',
      delete: 'Delete the note',
      many: (count: number) => `Notes selected: ${count}`,
      deleteMany: 'Delete the notes',
    },
    selected: {
      align: 'Align',
      more: 'What to do with the selection',
    },
    arrange: {
      title: 'Arranging the nodes',
      text: (count: number) =>
        `The map has ${counted.en.nodes(count)}. Nothing changes until an order is found.`,
      cancel: 'Stop',
      cancelled: 'Arranging was stopped; the nodes stayed where they were',
      nothing: 'Nothing to arrange yet: it takes two nodes at least',
      failed: 'The nodes could not be arranged',
      failedText: 'All nodes stayed where they were. Try again, or arrange some of them.',
      unavailable: 'Nodes cannot be arranged by themselves here',
      unavailableText:
        'The browser or the page does not allow work in the background. The nodes stayed where they were; “Centre nodes” and alignment will help.',
    },
  },
});
