import type { PathCount } from '@dreamfork/story';
import { defineMessages, formatCount, formatNumber, type Locale } from '@dreamfork/ui/i18n';

const minute = 60;
const hour = 60 * minute;

const time = (
  locale: Locale,
  seconds: number,
  units: { h: string; min: string; short: string },
) => {
  if (seconds < minute) return units.short;
  const minutes = Math.round(seconds / minute);
  if (seconds < hour) return `${minutes} ${units.min}`;
  const rest = minutes % 60;
  const hours = `${formatNumber(locale, Math.floor(minutes / 60))} ${units.h}`;
  return rest === 0 ? hours : `${hours} ${rest} ${units.min}`;
};

const paths = (locale: Locale, { count, isBounded }: PathCount, more: string) =>
  isBounded ? `${more} ${formatNumber(locale, count)}` : formatNumber(locale, count);

const nodeForms = { one: 'узел', few: 'узла', many: 'узлов', other: 'узла' };
const wordForms = { one: 'слово', few: 'слова', many: 'слов', other: 'слова' };
const wordFormsEn = { one: 'word', other: 'words' };

export const statisticsMessages = defineMessages({
  ru: {
    words: 'Слов',
    characters: 'Знаков',
    readingTime: 'Время чтения всего текста',
    paths: 'Разных путей до конца',
    longest: 'Узлов на самом длинном пути',
    loops: 'В истории можно ходить по кругу. Круг считается одним местом.',
    counting: 'считаем…',
    time: (seconds: number) => time('ru', seconds, { h: 'ч', min: 'мин', short: 'меньше минуты' }),
    pathCount: (count: PathCount) => paths('ru', count, 'больше'),
    ofStatus: (nodes: number, words: number) =>
      `${formatCount('ru', nodes, nodeForms)} · ${formatCount('ru', words, wordForms)}`,
    node: ({ words, time: reading }: { words: number; time: string }) =>
      `${formatCount('ru', words, wordForms)} · чтение: ${reading}`,
  },
  en: {
    words: 'Words',
    characters: 'Characters',
    readingTime: 'Time to read all the text',
    paths: 'Different paths to an end',
    longest: 'Nodes on the longest path',
    loops: 'Readers can go in circles in this story. A loop counts as one place.',
    counting: 'counting…',
    time: (seconds: number) =>
      time('en', seconds, { h: 'h', min: 'min', short: 'less than a minute' }),
    pathCount: (count: PathCount) => paths('en', count, 'over'),
    ofStatus: (nodes: number, words: number) =>
      `${formatCount('en', nodes, { one: 'node', other: 'nodes' })} · ${formatCount('en', words, wordFormsEn)}`,
    node: ({ words, time: reading }: { words: number; time: string }) =>
      `${formatCount('en', words, wordFormsEn)} · reading: ${reading}`,
  },
});
