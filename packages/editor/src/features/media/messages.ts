import type { MediaType } from '@dreamfork/story';
import { defineMessages, formatCount, formatNumber, type Locale } from '@dreamfork/ui/i18n';

/** Up to a tenth, which a megabyte has in every language. */
const megabytes = (locale: Locale, bytes: number): string =>
  formatNumber(locale, Math.round(bytes / 104_857.6) / 10);

/** Words about media files: their nodes, their way to the server, and how they are looked at. */
export const mediaMessages = defineMessages({
  ru: {
    list: 'Медиа узлы истории',
    found: (count: number) =>
      formatCount('ru', count, { one: 'узел', few: 'узла', many: 'узлов', other: 'узла' }),
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
    library: 'Мои файлы',
    storyFiles: 'Файлы истории',
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
      waiting: (fileName: string) => `Ожидает загрузки: ${fileName}`,
      left: (seconds: number) =>
        seconds < 60 ? `Осталось ${seconds} с` : `Осталось ${Math.ceil(seconds / 60)} мин`,
    },
    section: {
      title: 'Файлы',
      list: 'Файлы узла',
      absent: 'Файлы хранит сервер для медиа, а здесь его нет, поэтому загрузить файл нельзя.',
      upload: 'Загрузить файл',
      another: 'Добавить ещё файл',
      choose: 'Выбрать из моих файлов',
      preview: (name: string) => `Посмотреть файл: ${name}`,
      description: (name: string) => `Описание: ${name}`,
      descriptionHelp: 'Что на картинке: для читателей с программой чтения с экрана.',
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
      quota: (needed: number, left: number) =>
        `Файл не помещается: нужно ${megabytes('ru', needed)} МБ, свободно ${megabytes('ru', left)} МБ. Удалите ненужные файлы в разделе «Мои файлы» и повторите.`,
      unknownType: 'не определён',
      noExtension: 'нет',
    },
    held: {
      text: 'История ещё не сохранена: файл подождёт в этом браузере и загрузится после первого сохранения.',
      untilSaved: 'Файл загрузится после первого сохранения истории.',
      notStored: 'Файл ждёт только в этой вкладке',
      notStoredText:
        'В браузере не хватает места. Сохраните историю, не закрывая вкладку, и файл загрузится.',
    },
    foreign: {
      linked: (name: string, host: string) =>
        `Файл «${name}» лежит на другом сайте (${host}), поэтому читатели увидят ссылку вместо него.`,
      shown: (name: string, host: string) =>
        `Файл «${name}» лежит на другом сайте (${host}): исчезнет там, исчезнет и здесь.`,
      viewer: 'Файл лежит на другом сайте, поэтому здесь он не показывается.',
      copy: (name: string) => `Скопировать в мои файлы: ${name}`,
      copyAll: 'Скопировать все в мои файлы',
      place: (host: string) => `На сайте ${host}`,
    },
    awaited: {
      text: (address: string) =>
        `Файл ${address} не пришёл вместе с историей, поэтому читатели его не видят.`,
      replace: (name: string) => `Заменить: ${name}`,
    },
    captions: {
      add: (name: string) => `Добавить субтитры: ${name}`,
      remove: (name: string) => `Убрать субтитры: ${name}`,
      wrong: 'Выберите файл субтитров WebVTT (.vtt) размером до 1 МБ.',
      failed: 'Субтитры не добавлены',
    },
    sound: {
      add: 'Добавить фоновый звук',
      background: (name: string) => `Звучит фоном: ${name}`,
      help: 'Тихо, по кругу, под текстом узла. Только у тех читателей, кто сам включит звук.',
      wrong: (name: string) =>
        `«${name}» не подходит: фоном звучит аудиофайл MP3, WAV, OGG или M4A до 50\u00a0МБ.`,
    },
    drop: {
      refused: 'Файл не добавлен',
      tooMany: (most: number) => `Файлов слишком много: добавлены первые ${most}`,
      tooManyText: 'Остальные перетащите ещё раз.',
    },
    errors: {
      unknown: 'Неизвестная ошибка',
      noNode: 'Узел не найден',
      create: 'Ошибка создания медиа узла',
      image: 'Не удалось загрузить изображение',
      video: 'Ошибка воспроизведения видео',
      audio: 'Ошибка воспроизведения аудио',
      document: 'Ошибка загрузки медиа файла',
      advice: 'Проверьте соединение и попробуйте ещё раз.',
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
      loading: 'Файл загружается',
    },
  },
  en: {
    list: 'Media nodes of the story',
    found: (count: number) => formatCount('en', count, { one: 'node', other: 'nodes' }),
    search: 'Find a media node',
    searchPlaceholder: 'Title or file name',
    filter: 'Type',
    all: 'All types',
    view: 'List view',
    grid: 'As a grid',
    rows: 'As a list',
    add: 'Add a media node',
    types: { image: 'Image', video: 'Video', audio: 'Audio', document: 'Document' },
    library: 'My files',
    storyFiles: 'Files of the story',
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
      waiting: (fileName) => `Waiting to be uploaded: ${fileName}`,
      left: (seconds) =>
        seconds < 60 ? `${seconds} s left` : `${Math.ceil(seconds / 60)} min left`,
    },
    section: {
      title: 'Files',
      list: 'Files of the node',
      absent:
        'Files are kept by a media server, and there is none here, so no file can be uploaded.',
      upload: 'Upload a file',
      another: 'Add another file',
      choose: 'Choose from my files',
      preview: (name) => `View the file: ${name}`,
      description: (name) => `Description: ${name}`,
      descriptionHelp: 'What the picture shows, for readers who use a screen reader.',
      remove: (name) => `Remove the file: ${name}`,
    },
    dialog: {
      title: 'Upload a file',
      text: (title) => `For the node “${title}”.`,
      limits: (sizes) =>
        `Images up to ${sizes.image}, video up to ${sizes.video}, audio up to ${sizes.audio}, documents up to ${sizes.document}.`,
      formats:
        'JPEG, PNG, GIF, WebP, MP4, WebM, AVI, MOV, MP3, WAV, OGG, M4A, PDF, DOC, DOCX, TXT, RTF.',
      compress: 'Large images are reduced to 1920×1080 before they are sent.',
      unsaved: 'The story is not saved yet: for now the file is linked to the node only here.',
      background: 'You can close this window: the upload goes on.',
      megabytes: 'MB',
      close: 'Close',
      gone: 'This node is gone.',
    },
    faults: {
      size: (name) =>
        `The file is too large: “${name}”. The limit is 50 MB. Compress it or choose another.`,
      type: ({ name, mimeType, extension }) =>
        `Unsupported file type: “${name}” (type: ${mimeType}, extension: ${extension}). Choose a file of another type.`,
      quota: (needed, left) =>
        `The file does not fit: it needs ${megabytes('en', needed)} MB, ${megabytes('en', left)} MB are free. Delete files you no longer need in “My files” and try again.`,
      unknownType: 'not determined',
      noExtension: 'none',
    },
    held: {
      text: 'The story is not saved yet: the file will wait in this browser and be uploaded after the first save.',
      untilSaved: 'The file will be uploaded after the first save of the story.',
      notStored: 'The file waits in this tab only',
      notStoredText:
        'The browser is out of space. Save the story before you close the tab, and the file will be uploaded.',
    },
    foreign: {
      linked: (name, host) =>
        `The file “${name}” is on another site (${host}), so readers see a link in its place.`,
      shown: (name, host) =>
        `The file “${name}” is on another site (${host}): if it disappears there, it disappears here too.`,
      viewer: 'The file is on another site, so it is not shown here.',
      copy: (name) => `Copy to my files: ${name}`,
      copyAll: 'Copy all to my files',
      place: (host) => `On ${host}`,
    },
    awaited: {
      text: (address) =>
        `The file ${address} did not come with the story, so readers do not see it.`,
      replace: (name) => `Replace: ${name}`,
    },
    captions: {
      add: (name) => `Add captions: ${name}`,
      remove: (name) => `Remove the captions: ${name}`,
      wrong: 'Choose a WebVTT captions file (.vtt) of up to 1 MB.',
      failed: 'The captions were not added',
    },
    sound: {
      add: 'Add a background sound',
      background: (name) => `Plays in the background: ${name}`,
      help: 'Quietly, over and over, beneath the text of this node. Only for readers who turn sound on.',
      wrong: (name) =>
        `“${name}” will not do: a background sound is an MP3, WAV, OGG or M4A file of up to 50\u00a0MB.`,
    },
    drop: {
      refused: 'The file was not added',
      tooMany: (most) => `Too many files: the first ${most} were added`,
      tooManyText: 'Drop the others again.',
    },
    errors: {
      unknown: 'Unknown error',
      noNode: 'Node not found',
      create: 'The media node could not be created',
      image: 'The image could not be loaded',
      video: 'The video could not be played',
      audio: 'The audio could not be played',
      document: 'The media file could not be loaded',
      advice: 'Check your connection and try again.',
      refresh: 'Refresh',
    },
    viewer: {
      title: 'File viewer',
      choose: 'File',
      position: (at, of) => `File ${at} of ${of}`,
      previous: 'Previous file',
      next: 'Next file',
      open: 'Open in a new tab',
      download: 'Download',
      document: 'A document opens in a new tab or is downloaded.',
      none: 'The node has no files.',
      loading: 'Loading the file',
    },
  },
});
