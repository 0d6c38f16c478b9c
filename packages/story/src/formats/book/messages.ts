import type { StoryLocale } from '../../schema/locale.ts';
import type { MediaType } from '../../schema/nodeTypes.ts';

type BookMessages = {
  untitled: string;
  cover: string;
  contents: string;
  howTo: string;
  /** Paragraphs for a book on a screen. */
  howToPress: readonly string[];
  /** Paragraphs for a printed book. */
  howToTurn: readonly string[];
  begin: string;
  goOn: string;
  path: (number: number) => string;
  turnTo: (number: number) => string;
  /** Where a sentence of its own says it. */
  TurnTo: (number: number) => string;
  theEnd: string;
  again: string;
  breaksOff: string;
  /** `name` may be empty. */
  missing: (type: MediaType, name: string) => string;
  open: string;
  cannotPlay: string;
  summary: string;
};

const quoted = (name: string, open: string, close: string): string =>
  name === '' ? '' : ` ${open}${name}${close}`;

const missingRu: Record<MediaType, readonly [string, string]> = {
  image: ['Картинка', 'не вошла в книгу.'],
  video: ['Видео', 'не вошло в книгу.'],
  audio: ['Звукозапись', 'не вошла в книгу.'],
  document: ['Документ', 'не вошёл в книгу.'],
};

const missingEn: Record<MediaType, string> = {
  image: 'The picture',
  video: 'The video',
  audio: 'The recording',
  document: 'The document',
};

/** What a book says besides the story. */
export const bookMessages: Readonly<Record<StoryLocale, BookMessages>> = {
  ru: {
    untitled: 'История без названия',
    cover: 'Обложка',
    contents: 'Содержание',
    howTo: 'Как читать эту книгу',
    howToPress: [
      'В этой истории решаете вы. Дочитав страницу, нажмите на один из вариантов под текстом, и книга откроется там, куда он ведёт.',
      'Не листайте страницы подряд: следующая может принадлежать другому пути. Если передумали, вернитесь назад так же, как после любой ссылки.',
    ],
    howToTurn: [
      'В этой истории решаете вы. Начните с раздела 1. Дочитав раздел, выберите, что делать дальше, и найдите раздел с указанным номером.',
      'Не читайте разделы подряд: соседние номера принадлежат разным путям.',
    ],
    begin: 'Начать',
    goOn: 'Дальше',
    path: (number) => `Путь ${number}`,
    turnTo: (number) => `перейдите на ${number}`,
    TurnTo: (number) => `Перейдите на ${number}`,
    theEnd: 'Конец',
    again: 'Начать заново',
    breaksOff: 'Здесь история обрывается.',
    missing: (type, name) => {
      const [what, why] = missingRu[type];
      return `${what}${quoted(name, '«', '»')} ${why}`;
    },
    open: 'Открыть в сети',
    cannotPlay: 'Эта программа для чтения не воспроизводит такие файлы.',
    summary: 'Книга с ветвлениями: каждый раздел заканчивается ссылками на следующие.',
  },
  en: {
    untitled: 'Untitled story',
    cover: 'Cover',
    contents: 'Contents',
    howTo: 'How to read this book',
    howToPress: [
      'In this story the decisions are yours. At the end of a page, press one of the choices below the text, and the book opens where it leads.',
      'Do not simply turn the page: the next one may belong to another path. If you change your mind, go back as you would after any link.',
    ],
    howToTurn: [
      'In this story the decisions are yours. Begin with section 1. At the end of a section choose what to do and find the section with the given number.',
      'Do not read the sections in a row: neighbouring numbers belong to different paths.',
    ],
    begin: 'Begin',
    goOn: 'Continue',
    path: (number) => `Path ${number}`,
    turnTo: (number) => `turn to ${number}`,
    TurnTo: (number) => `Turn to ${number}`,
    theEnd: 'The End',
    again: 'Start again',
    breaksOff: 'The story breaks off here.',
    missing: (type, name) => `${missingEn[type]}${quoted(name, '“', '”')} is not in this book.`,
    open: 'Open it on the web',
    cannotPlay: 'This reading program does not play such files.',
    summary: 'A branching book: every section ends with links to those that follow.',
  },
};

/** The language of the book's own words: that of the story if there are words in it. */
export function bookLocale(language: string | undefined, fallback: StoryLocale): StoryLocale {
  if (language === undefined) return fallback;
  return /^ru\b/i.test(language) ? 'ru' : 'en';
}
