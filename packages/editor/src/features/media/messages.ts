import type { MediaType } from '@dreamfork/story';
import { defineMessages, plural } from '@dreamfork/ui/i18n';

/** Words about media files: their nodes, their way to the server, and how they are looked at. */
export const mediaMessages = defineMessages({
  ru: {
    list: 'Медиа узлы истории',
    found: (count: number) =>
      `${count} ${plural('ru', count, { one: 'узел', few: 'узла', many: 'узлов', other: 'узла' })}`,
    search: 'Найти медиа узел',
    searchPlaceholder: 'Заголовок или имя файла',
    filter: 'Тип',
    all: 'Все типы',
    view: 'Вид списка',
    grid: 'Сеткой',
    rows: 'Списком',
    add: 'Добавить медиа узел',
    types: {
      image: 'Изображение',
      video: 'Видео',
      audio: 'Аудио',
      document: 'Документ',
    } satisfies Record<MediaType, string>,
    empty: 'Медиа узлы не найдены',
    emptyText: 'Добавьте медиа узлы для вашей истории',
    noMatchText: 'Измените запрос или выберите другой тип.',
    remove: (title: string) => `Удалить медиа узел: ${title}`,
    untitled: 'Без названия',
    delete: 'Удалить',
    deleteQuestion: 'Вы уверены, что хотите удалить этот медиа узел?',
    openFile: 'Посмотреть файл',
    lines: {
      uploading: (fileName: string) => `Загрузка файла ${fileName}`,
      failed: (message: string) => `Ошибка загрузки: ${message}`,
    },
    section: {
      title: 'Файлы',
      upload: 'Загрузить файл',
      another: 'Добавить ещё файл',
      preview: (name: string) => `Посмотреть файл: ${name}`,
      remove: (name: string) => `Убрать файл: ${name}`,
    },
    dialog: {
      title: 'Загрузить файл',
      text: (title: string) => `Для узла «${title}».`,
      limits: (sizes: Record<MediaType, string>) =>
        `Изображения до ${sizes.image}, видео до ${sizes.video}, аудио до ${sizes.audio}, документы до ${sizes.document}.`,
      formats:
        'JPEG, PNG, GIF, WebP, MP4, WebM, AVI, MOV, MP3, WAV, OGG, M4A, PDF, DOC, DOCX, TXT, RTF.',
      compress: 'Большие изображения перед отправкой уменьшаются до 1920×1080.',
      unsaved: 'История ещё не сохранена: файл пока будет связан с узлом только здесь.',
      background: 'Окно можно закрыть: загрузка продолжится.',
      megabytes: 'МБ',
      cancel: 'Отменить загрузку',
      close: 'Закрыть',
      gone: 'Этого узла больше нет.',
    },
    faults: {
      size: (name: string) =>
        `Файл слишком большой: «${name}». Наибольший размер 50 МБ. Сожмите его или выберите другой.`,
      type: ({
        name,
        mimeType,
        extension,
      }: {
        name: string;
        mimeType: string;
        extension: string;
      }) =>
        `Неподдерживаемый тип файла: «${name}» (тип: ${mimeType}, расширение: ${extension}). Выберите файл другого типа.`,
      unknownType: 'не определён',
      noExtension: 'нет',
    },
    errors: {
      unknown: 'Неизвестная ошибка',
      noNode: 'Узел не найден',
      create: 'Ошибка создания медиа узла',
      image: 'Не удалось загрузить изображение',
      video: 'Ошибка воспроизведения видео',
      audio: 'Ошибка воспроизведения аудио',
      document: 'Ошибка загрузки медиа файла',
      advice: 'Проверьте подключение и попробуйте ещё раз.',
      refresh: 'Обновить',
    },
    viewer: {
      title: 'Просмотр файла',
      choose: 'Файл',
      position: (at: number, of: number) => `Файл ${at} из ${of}`,
      previous: 'Предыдущий файл',
      next: 'Следующий файл',
      open: 'Открыть в новой вкладке',
      download: 'Скачать',
      document: 'Документ открывается в новой вкладке или скачивается.',
      none: 'У узла нет файлов.',
    },
  },
  en: {
    list: 'Media nodes of the story',
    found: (count: number) => `${count} ${plural('en', count, { one: 'node', other: 'nodes' })}`,
    search: 'Find a media node',
    searchPlaceholder: 'Title or file name',
    filter: 'Type',
    all: 'All types',
    view: 'Kind of list',
    grid: 'As a grid',
    rows: 'As a list',
    add: 'Add a media node',
    types: { image: 'Image', video: 'Video', audio: 'Audio', document: 'Document' },
    empty: 'No media nodes found',
    emptyText: 'Add media nodes for your story',
    noMatchText: 'Change the search or choose another type.',
    remove: (title) => `Delete the media node: ${title}`,
    untitled: 'Untitled',
    delete: 'Delete',
    deleteQuestion: 'Are you sure you want to delete this media node?',
    openFile: 'View the file',
    // The core knows these lines by their Russian beginning, in every language.
    lines: {
      uploading: (fileName) => `Загрузка файла ${fileName}`,
      failed: (message) => `Ошибка загрузки: ${message}`,
    },
    section: {
      title: 'Files',
      upload: 'Upload a file',
      another: 'Add another file',
      preview: (name) => `View the file: ${name}`,
      remove: (name) => `Take the file away: ${name}`,
    },
    dialog: {
      title: 'Upload a file',
      text: (title) => `For the node “${title}”.`,
      limits: (sizes) =>
        `Images up to ${sizes.image}, video up to ${sizes.video}, audio up to ${sizes.audio}, documents up to ${sizes.document}.`,
      formats:
        'JPEG, PNG, GIF, WebP, MP4, WebM, AVI, MOV, MP3, WAV, OGG, M4A, PDF, DOC, DOCX, TXT, RTF.',
      compress: 'Large images are made smaller, to 1920×1080, before they are sent.',
      unsaved: 'The story is not saved yet: for now the file is linked with the node only here.',
      background: 'You can close this window: the upload goes on.',
      megabytes: 'MB',
      cancel: 'Cancel the upload',
      close: 'Close',
      gone: 'This node is gone.',
    },
    faults: {
      size: (name) =>
        `The file is too large: “${name}”. The largest size is 50 MB. Compress it or choose another.`,
      type: ({ name, mimeType, extension }) =>
        `Unsupported file type: “${name}” (type: ${mimeType}, extension: ${extension}). Choose a file of another type.`,
      unknownType: 'not determined',
      noExtension: 'none',
    },
    errors: {
      unknown: 'Unknown error',
      noNode: 'Node not found',
      create: 'The media node could not be created',
      image: 'The image could not be loaded',
      video: 'The video could not be played',
      audio: 'The sound could not be played',
      document: 'The media file could not be loaded',
      advice: 'Check your connection and try again.',
      refresh: 'Refresh',
    },
    viewer: {
      title: 'View of a file',
      choose: 'File',
      position: (at, of) => `File ${at} of ${of}`,
      previous: 'Previous file',
      next: 'Next file',
      open: 'Open in a new tab',
      download: 'Download',
      document: 'A document opens in a new tab or is downloaded.',
      none: 'The node has no files.',
    },
  },
});
