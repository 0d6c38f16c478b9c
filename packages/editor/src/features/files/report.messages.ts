import type { ReportCode } from '@dreamfork/story/formats';
import { defineMessages, formatCount } from '@dreamfork/ui/i18n';
import { counted } from '../../counted.messages.ts';

type Counts = { nodes: number; connections: number; endings: number };
type Named = { name: string; count: number };
type NoteTexts = Record<ReportCode, (note: Named) => string>;

const timesRu = (count: number) =>
  formatCount('ru', count, { one: 'раз', few: 'раза', many: 'раз', other: 'раза' });
const timesEn = (count: number) => formatCount('en', count, { one: 'time', other: 'times' });

const notesRu: NoteTexts = {
  macro: ({ name, count }) => `Код ${name}: ${timesRu(count)}.`,
  script: () => 'Сценарий истории сохранён при ней, но не выполняется.',
  style: () => 'Оформление истории сохранено при ней, но не применяется.',
  'link-outside': ({ name }) => `Ссылка на другой сайт стала текстом: ${name}`,
  comment: ({ count }) => `Заметки автора из файла не перенесены: ${count}.`,
  repaired: ({ count }) =>
    `В файле не хватало данных, исправлено мест: ${count}. Просмотрите историю.`,
  'target-missing': ({ name }) =>
    `Узла «${name}» в файле нет. Варианты, которые к нему вели, ждут нового перехода.`,
  'target-computed': ({ name }) =>
    `Переход ${name} вычислялся при игре. Укажите узел, к которому ведёт вариант.`,
  'name-duplicate': ({ name }) =>
    `Узлов с названием «${name}» несколько, ссылки ведут к первому. Проверьте остальные.`,
  'start-missing': ({ name }) =>
    `Начального узла «${name}» в файле нет. Выберите другой, если начало неверное.`,
  'header-damaged': ({ name }) =>
    `Заголовок «${name}» повреждён: текст на месте, а положение на карте и теги прочитать не удалось.`,
  'media-left': ({ name }) =>
    /^(?:https?:)?\/\//i.test(name)
      ? `Файл лежит на другом сайте: ${name}. Скопируйте его к себе в свойствах узла.`
      : `Файла ${name} среди выбранных нет. Узел ждёт его: нажмите там «Заменить».`,
  'file-missing': ({ name }) =>
    `Файла ${name}, который история включает, среди выбранных нет. Выберите его вместе с ней.`,
  'variable-conflict': ({ name }) =>
    `Переменная «${name}» в файле то число, то текст или да и нет. Выберите тип и проверьте условия с ней.`,
};

const notesEn: NoteTexts = {
  macro: ({ name, count }) => `Code ${name}: ${timesEn(count)}.`,
  script: () => 'The story’s script is kept with it but not run.',
  style: () => 'The story’s style sheet is kept with it but not applied.',
  'link-outside': ({ name }) => `A link to another site became text: ${name}`,
  comment: ({ count }) => `The author’s comments in the file did not come over: ${count}.`,
  repaired: ({ count }) =>
    `Data was missing in the file; places repaired: ${count}. Look the story over.`,
  'target-missing': ({ name }) =>
    `The file has no node “${name}”. Choices that led there are waiting for a new target.`,
  'target-computed': ({ name }) =>
    `The target ${name} was worked out during play. Set the node that the choice leads to.`,
  'name-duplicate': ({ name }) =>
    `Several nodes are called “${name}”, and links lead to the first. Check the others.`,
  'start-missing': ({ name }) =>
    `The file has no start node “${name}”. Choose another if the beginning is wrong.`,
  'header-damaged': ({ name }) =>
    `The header “${name}” is damaged: its text came over, but its place on the map and its tags could not be read.`,
  'media-left': ({ name }) =>
    /^(?:https?:)?\/\//i.test(name)
      ? `A file is on another site: ${name}. Copy it to your files from the node’s properties.`
      : `The file ${name} is not among those you chose. Its node is waiting for it: press “Replace” there.`,
  'file-missing': ({ name }) =>
    `The file ${name}, which the story includes, is not among those you chose. Choose it together with the story.`,
  'variable-conflict': ({ name }) =>
    `The variable “${name}” holds values of several types in the file. Choose its type and check the conditions that use it.`,
};

/** Messages of the import of other programs' files. */
export const reportMessages = defineMessages({
  ru: {
    reading: 'Читаем файл',
    formats:
      'Подойдут .df, игра или архив Twine (.html), Twee, ink, Yarn, ChoiceScript, Squiffy, Markdown с заголовками и JSON. Картинки и звук выберите вместе с историей: файлами, папкой или в ZIP.',
    textFormats:
      'Подойдут игра или архив Twine (.html), Twee, ink, Yarn, ChoiceScript, Squiffy, Markdown с заголовками и JSON. Картинки и звук выберите вместе с историей: файлами, папкой или в ZIP.',
    importText: 'Из файла получится новая приватная история. Эта останется как есть.',
    importAlone: 'Из каждого файла получится новая приватная история, её увидите только вы.',
    zipUnsafe:
      'Архив небезопасен: в нём есть пути наружу, файлы с одним именем или файл, который распаковывается в сотни раз больше. Соберите его заново.',
    zipTooLarge:
      'Архив слишком велик: больше 250 МБ или 10 000 файлов. Уберите лишнее или выберите папку.',
    zipDamaged: 'Архив повреждён или это не ZIP. Скачайте или соберите его заново.',
    emptyFolder: 'В папке нет файлов с историями. Выберите папку, где лежит история.',
    mediaGiven: (given: number, all: number) =>
      given === all
        ? `Все файлы истории на месте: ${given}. Они загрузятся вместе с ней.`
        : `Файлов истории нашлось ${given} из ${all}. Они загрузятся вместе с ней.`,
    sendingMedia: (fileName: string) => `Загружаем «${fileName}»`,
    stopMedia: 'Остальные файлы не загружать',
    tooBig: 'Файл больше 50 МБ. Разделите историю на части или уберите из файла картинки.',
    unknownFile: (name: string) =>
      `«${name}»: такие файлы не открываются. Выберите файлы с историями, ZIP или папку.`,
    mixedFiles: 'Файлы .df и файлы других программ открывайте по отдельности.',
    unreadable:
      'Браузер не смог прочитать файл: его переместили, изменили или диск отключён. Выберите файл ещё раз.',
    notLoaded:
      'Не загрузилась часть редактора, которая читает файлы. Проверьте соединение и попробуйте ещё раз.',
    crashed:
      'Файл не удалось разобрать: это ошибка в Dreamfork, а не в вашем соединении. Ваши истории не изменились. Попробуйте сохранить файл в другом формате и сообщите об ошибке тем, кто ведёт сайт.',
    found: 'Что станет историей',
    cameOver: ({ nodes, connections, endings }: Counts) =>
      `${counted.ru.nodes(nodes)} · ${counted.ru.connections(connections)} · ${formatCount('ru', endings, { one: 'концовка', few: 'концовки', many: 'концовок', other: 'концовки' })}`,
    simplified: 'Упрощено',
    macros:
      'Переменные, условия и эффекты перенеслись там, где для них есть наши. Остальной код лежит заметками над узлами: читатели его не видят.',
    broken: 'Нужно поправить',
    nothingLost: 'Перенеслось всё.',
    untitled: 'Без названия',
    kept: 'Отчёт об импорте',
    keptText:
      'Остаётся в этом браузере, пока вы его не уберёте. Нажмите на название, чтобы перейти к узлу.',
    willBeKept: 'Отчёт останется при истории: откройте в ней «Импорт и экспорт».',
    dismiss: 'Убрать отчёт',
    where: (titles: string) => `Где: ${titles}`,
    more: (count: number) => `и ещё ${count}`,
    notes: notesRu,
    create: (count: number) =>
      count > 1
        ? `Создать ${formatCount('ru', count, { one: 'историю', few: 'истории', many: 'историй', other: 'истории' })}`
        : 'Создать историю',
    chooseOne: 'Отметьте хотя бы одну историю',
    discard: 'Отменить',
    createFailed: (status: string) =>
      `История не сохранилась${status ? ` (${status})` : ''}. Файл цел, попробуйте ещё раз.`,
    created: (titles: readonly string[]) =>
      `Создано: ${titles.map((title) => `«${title}»`).join(', ')}.`,
    imported: 'История импортирована',
  },
  en: {
    reading: 'Reading the file',
    formats:
      'A .df file, a Twine game or archive (.html), Twee, ink, Yarn, ChoiceScript, Squiffy, Markdown with headings or JSON. Choose pictures and sounds along with the story: as files, as a folder or in a ZIP.',
    textFormats:
      'A Twine game or archive (.html), Twee, ink, Yarn, ChoiceScript, Squiffy, Markdown with headings or JSON. Choose pictures and sounds along with the story: as files, as a folder or in a ZIP.',
    importText: 'The file becomes a new private story. This one stays as it is.',
    importAlone: 'Every file becomes a new private story that only you can see.',
    zipUnsafe:
      'The archive is not safe: it has paths that lead out of it, two files with the same name, or a file that grows hundreds of times larger. Pack it again.',
    zipTooLarge:
      'The archive is too large: more than 250 MB or 10,000 files. Remove what you do not need, or choose the folder.',
    zipDamaged: 'The archive is damaged, or it is not a ZIP. Download or pack it again.',
    emptyFolder: 'There are no stories in this folder. Choose the folder that holds the story.',
    mediaGiven: (given, all) =>
      given === all
        ? `All files of the story are here: ${given}. They will be uploaded with it.`
        : `${given} of ${all} files of the story are here. They will be uploaded with it.`,
    sendingMedia: (fileName) => `Uploading “${fileName}”`,
    stopMedia: 'Skip the other files',
    tooBig: 'The file is larger than 50 MB. Split the story or remove the pictures from the file.',
    unknownFile: (name) =>
      `“${name}”: files of this kind cannot be opened. Choose files with stories, a ZIP or a folder.`,
    mixedFiles: 'Open .df files and files of other programs separately.',
    unreadable:
      'The browser could not read the file: it was moved or changed, or its disk is gone. Choose the file again.',
    notLoaded:
      'The part of the editor that reads files did not load. Check your connection and try again.',
    crashed:
      'The file could not be parsed: this is a mistake in Dreamfork, not in your connection. Your stories are unchanged. Try to save the file in another format, and tell the people who run the site.',
    found: 'What will become a story',
    cameOver: ({ nodes, connections, endings }) =>
      `${counted.en.nodes(nodes)} · ${counted.en.connections(connections)} · ${formatCount('en', endings, { one: 'ending', other: 'endings' })}`,
    simplified: 'Simplified',
    macros:
      'Variables, conditions and effects came over where there are such of ours. Other code is in notes above the nodes: readers do not see it.',
    broken: 'Needs your attention',
    nothingLost: 'Everything was imported.',
    untitled: 'Untitled',
    kept: 'Import report',
    keptText: 'Stays in this browser until you dismiss it. Press a title to go to its node.',
    willBeKept: 'The report stays with the story: open “Import and export” in it.',
    dismiss: 'Dismiss the report',
    where: (titles) => `Where: ${titles}`,
    more: (count) => `and ${count} more`,
    notes: notesEn,
    create: (count) => (count > 1 ? `Create ${count} stories` : 'Create the story'),
    chooseOne: 'Tick at least one story',
    discard: 'Cancel',
    createFailed: (status) =>
      `The story was not saved${status ? ` (${status})` : ''}. The file is fine; try again.`,
    created: (titles) => `Created: ${titles.map((title) => `“${title}”`).join(', ')}.`,
    imported: 'Story imported',
  },
});
