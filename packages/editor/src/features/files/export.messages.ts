import type { ExportLossCode } from '@dreamfork/story/formats';
import { defineMessages, formatCount } from '@dreamfork/ui/i18n';

const places = (count: number): string =>
  formatCount('ru', count, { one: 'место', few: 'места', many: 'мест', other: 'места' });

const placesEn = (count: number): string =>
  formatCount('en', count, { one: 'place', other: 'places' });

type Losses = Record<ExportLossCode, (count: number) => string>;

/** Messages of the export to other programs and to books. */
export const exportMessages = defineMessages({
  ru: {
    title: 'Книга и другие программы',
    text: 'В файл попадёт история, какой вы видите её сейчас.',
    untitled: 'История',
    save: (format: string) => `Скачать: ${format}`,
    names: {
      epub: 'EPUB',
      gamebook: 'Книга-игра',
      twine: 'Twine',
      twee: 'Twee',
      ink: 'ink',
      yarn: 'Yarn',
      markdown: 'Markdown',
      json: 'JSON',
    },
    purposes: {
      epub: 'Для читателей: книга для телефона и ридера, с картинками и звуком.',
      gamebook: 'Для печати и PDF: пронумерованные разделы вперемешку, «перейдите на 47».',
      twine:
        'Для авторов в Twine: архив, который откроет его библиотека, с переменными и условиями; вернётся без потерь.',
      twee: 'Для авторов с Tweego и git: история текстом, с переменными и условиями; вернётся без потерь.',
      ink: 'Для разработчиков игр на ink: узлы, варианты, переменные и условия; медиа — тегами.',
      yarn: 'Для разработчиков игр с Yarn Spinner: узлы, варианты, переменные и условия, без медиа.',
      markdown: 'Для чтения и правки текста: все узлы подряд со ссылками.',
      json: 'Для собственных программ: документ истории целиком, без файлов медиа.',
    },
    fetching: 'Собираем медиа',
    stages: { pictures: 'Готовим картинки', pages: 'Записываем файл' },
    cancel: 'Остановить',
    exported: 'История экспортирована',
    losses: (format: string) => `Что не поместится в ${format}`,
    blocked: (format: string) => `${format} из этой истории пока не собрать`,
    loss: {
      mistake: (count) =>
        `Ошибки в условиях и подстановках: ${places(count)}. Исправьте их: читатель увидел бы формулу или не нашёл бы пути.`,
      logic: (count) =>
        `Переменные, условия и действия: ${places(count)}. Они останутся здесь, а в текст попадут как написаны.`,
      question: (count) =>
        `Вопросы к читателю: ${places(count)}. Их придётся задать средствами игры.`,
      'closed-reason': (count) =>
        `Закрытые варианты с объяснением: ${places(count)}. Там они просто не видны.`,
      'shown-change': (count) =>
        `Сообщения об изменениях («Золото: +2»): ${places(count)}. Переменные меняются молча.`,
      'no-target': (count) =>
        `Варианты, которые никуда не ведут: ${places(count)}. Читатель их не увидит.`,
      media: (count) =>
        `Файлы медиа: ${places(count)}. В текст попадут только их адреса или ничего.`,
      sound: (count) => `Фоновый звук: ${places(count)}. В книге он не звучит.`,
      notes: (count) => `Заметки и группы на холсте: ${places(count)}. Они останутся здесь.`,
    } satisfies Losses as Losses,
    unnamed: 'Без названия',
    more: (count: number) => `и ещё ${count}`,
    saveAnyway: 'Всё равно скачать',
    back: 'Не скачивать',
    failed: 'Не удалось записать файл. Проверьте соединение и попробуйте ещё раз.',
  },
  en: {
    title: 'A book and other programs',
    text: 'The file will contain the story as you see it now.',
    untitled: 'Story',
    save: (format) => `Download: ${format}`,
    names: {
      epub: 'EPUB',
      gamebook: 'Gamebook',
      twine: 'Twine',
      twee: 'Twee',
      ink: 'ink',
      yarn: 'Yarn',
      markdown: 'Markdown',
      json: 'JSON',
    },
    purposes: {
      epub: 'For readers: a book for phones and e-readers, with pictures and sound.',
      gamebook: 'For print and PDF: numbered sections in shuffled order, “turn to 47”.',
      twine:
        'For authors with Twine: an archive that its library opens, with variables and conditions; it comes back without loss.',
      twee: 'For authors with Tweego and git: the story as text, with variables and conditions; it comes back without loss.',
      ink: 'For developers of ink games: knots, choices, variables and conditions; media become tags.',
      yarn: 'For developers of Yarn Spinner games: nodes, options, variables and conditions, without media.',
      markdown: 'For reading and proofing: all nodes in a row, with links.',
      json: 'For your own programs: the whole story document, without media files.',
    },
    fetching: 'Collecting media',
    stages: { pictures: 'Preparing pictures', pages: 'Writing the file' },
    cancel: 'Stop',
    exported: 'Story exported',
    losses: (format) => `What ${format} cannot hold`,
    blocked: (format) => `This story cannot become ${format} yet`,
    loss: {
      mistake: (count) =>
        `Mistakes in conditions and inserted values: ${placesEn(count)}. Correct them first: a reader would see a formula or miss a path.`,
      logic: (count) =>
        `Variables, conditions and effects: ${placesEn(count)}. They stay here; the text shows them as written.`,
      question: (count) =>
        `Questions to the reader: ${placesEn(count)}. Your game has to ask them itself.`,
      'closed-reason': (count) =>
        `Closed choices with an explanation: ${placesEn(count)}. They are simply hidden there.`,
      'shown-change': (count) =>
        `Messages about changes (“Gold: +2”): ${placesEn(count)}. Variables change silently.`,
      'no-target': (count) =>
        `Choices that lead nowhere: ${placesEn(count)}. Readers will not see them.`,
      media: (count) =>
        `Media files: ${placesEn(count)}. At most their addresses get into the text.`,
      sound: (count) => `Background sound: ${placesEn(count)}. A book is silent.`,
      notes: (count) => `Notes and groups on the canvas: ${placesEn(count)}. They stay here.`,
    },
    unnamed: 'Untitled',
    more: (count) => `and ${count} more`,
    saveAnyway: 'Download anyway',
    back: 'Do not download',
    failed: 'The file could not be written. Check your connection and try again.',
  },
});
