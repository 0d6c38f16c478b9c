import { defineMessages, formatCount } from '@dreamfork/ui/i18n';

/** Words of the import and export of stories as files. */
export const fileMessages = defineMessages({
  ru: {
    title: 'Импорт и экспорт',
    exportTitle: 'Экспорт',
    exportText:
      'История вместе с медиа станет файлом .df: его можно сохранить у себя или передать.',
    exportAbsent:
      'Файл .df с медиа собирает сервер, а этот редактор работает без него; ниже история сохраняется для других программ.',
    exportDirty: 'В файл попадёт сохранённая версия, без последних правок.',
    exportButton: 'Экспортировать',
    exportUnsaved: 'Сначала сохраните историю, чтобы экспортировать её',
    exported: 'История экспортирована',
    exportFailed: (status: string) => `Ошибка экспорта: ${status}`,
    importTitle: 'Импорт',
    importText: 'Из файла получится новая приватная история. Эта останется как есть. До 1 ГБ.',
    importing: (fileName: string) => `Отправляем «${fileName}»`,
    importList: 'Файлы, которые импортируются',
    working: 'Сервер собирает историю',
    cancel: 'Остановить',
    wrongExtension: 'Выберите файл с расширением .df',
    imported: 'История импортирована',
    importedCounts: ({ title, nodes, media }: { title: string; nodes: number; media: number }) =>
      `«${title}»: ${formatCount('ru', nodes, { one: 'узел', few: 'узла', many: 'узлов', other: 'узла' })}, ${formatCount('ru', media, { one: 'медиафайл', few: 'медиафайла', many: 'медиафайлов', other: 'медиафайла' })}.`,
    importFailed: (status: string) => `Ошибка импорта (${status})`,
    loadFailed: (status: string) => `Ошибка загрузки истории (${status})`,
    unexpected: 'Неожиданный формат ответа сервера',
    jobFailed: 'Импорт завершился с ошибкой',
    timeout: 'Таймаут ожидания завершения импорта',
  },
  en: {
    title: 'Import and export',
    exportTitle: 'Export',
    exportText: 'The story and its media become a .df file that you can keep or share.',
    exportAbsent:
      'A server makes .df files with media, and this editor has none; you can still save the story for other programs below.',
    exportDirty: 'The file will contain the saved version, without the latest edits.',
    exportButton: 'Export',
    exportUnsaved: 'First save the story to export it',
    exported: 'Story exported',
    exportFailed: (status) => `Export failed: ${status}`,
    importTitle: 'Import',
    importText: 'The file becomes a new private story. This one stays as it is. Up to 1 GB.',
    importing: (fileName) => `Sending “${fileName}”`,
    importList: 'Files being imported',
    working: 'The server is putting the story together',
    cancel: 'Stop',
    wrongExtension: 'Choose a file with the extension .df',
    imported: 'Story imported',
    importedCounts: ({ title, nodes, media }) =>
      `“${title}”: ${formatCount('en', nodes, { one: 'node', other: 'nodes' })}, ${formatCount('en', media, { one: 'media file', other: 'media files' })}.`,
    importFailed: (status) => `Import failed (${status})`,
    loadFailed: (status) => `The story could not be loaded (${status})`,
    unexpected: 'Unexpected format of the server’s answer',
    jobFailed: 'The import ended with an error',
    timeout: 'The import took too long to finish',
  },
});
