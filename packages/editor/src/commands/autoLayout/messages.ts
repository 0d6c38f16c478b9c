import { defineMessages } from '@dreamfork/ui/i18n';
import { counted } from '../../counted.messages.ts';

/** Automatic layout, centring and fixing positions. */
export const layoutMessages = defineMessages({
  ru: {
    title: 'Располагаем узлы',
    text: (count: number) =>
      `На схеме ${counted.ru.nodes(count)}. Пока порядок не найден, ничего не меняется.`,
    cancel: 'Остановить',
    cancelled: 'Расположение остановлено, узлы остались на местах',
    nothing: 'Располагать пока нечего: нужно хотя бы два узла',
    failed: 'Не удалось расположить узлы',
    failedText: 'Все узлы остались на местах. Попробуйте ещё раз или расположите часть узлов.',
    unavailable: 'Здесь нельзя расположить узлы автоматически',
    unavailableText:
      'Браузер или страница не позволяет вести расчёт в фоне. Узлы остались на местах; помогут «Центрировать узлы» и выравнивание.',
    'centre-nodes': {
      title: 'Узлы расставлены по три в ряд',
      text: (count: number) => `Передвинуто: ${counted.ru.nodes(count)}.`,
    },
    'fix-positions': {
      title: 'Позиции исправлены',
      text: (count: number) => `Возвращено к началу холста: ${counted.ru.nodes(count)}.`,
    },
    allInPlace: 'Все узлы уже на своих местах',
  },
  en: {
    title: 'Arranging the nodes',
    text: (count: number) =>
      `The map has ${counted.en.nodes(count)}. Nothing changes until a layout is found.`,
    cancel: 'Stop',
    cancelled: 'Arranging was stopped; the nodes stayed where they were',
    nothing: 'Nothing to arrange yet: you need at least two nodes',
    failed: 'The nodes could not be arranged',
    failedText: 'All nodes stayed where they were. Try again, or arrange some of them.',
    unavailable: 'Automatic layout is not available here',
    unavailableText:
      'The browser or the page does not allow background work. The nodes stayed where they were; “Center nodes” and alignment will help.',
    'centre-nodes': {
      title: 'Nodes arranged three in a row',
      text: (count: number) => `Moved: ${counted.en.nodes(count)}.`,
    },
    'fix-positions': {
      title: 'Positions fixed',
      text: (count: number) => `Moved back to the start of the canvas: ${counted.en.nodes(count)}.`,
    },
    allInPlace: 'All nodes are already in place',
  },
});
