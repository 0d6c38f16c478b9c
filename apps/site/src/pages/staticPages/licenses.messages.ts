import { defineMessages, formatCount } from '@dreamfork/ui/i18n';

export const licensesMessages = defineMessages({
  ru: {
    title: 'Лицензии',
    lead: 'Сайт, плеер и сервер Dreamfork стоят на пакетах и шрифтах других людей. Здесь они все, с текстами лицензий.',
    allTexts: 'Все тексты одним файлом',
    loading: 'Загружаем список',
    failed: 'Не удалось загрузить список пакетов',
    failedText:
      'Без него не видно, на каких условиях пакеты разрешено использовать. Попробуйте ещё раз или откройте файл со всеми текстами.',
    heading: (license: string, count: number) =>
      `${license}: ${formatCount('ru', count, { one: 'пакет', few: 'пакета', many: 'пакетов', other: 'пакета' })}`,
  },
  en: {
    title: 'Licenses',
    lead: 'The Dreamfork site, player and server are built on other people’s packages and fonts. All of them are listed here, with their licenses.',
    allTexts: 'All licenses in one file',
    loading: 'Loading the list',
    failed: 'The list of packages could not be loaded',
    failedText:
      'It shows the terms on which the packages may be used. Try again, or open the file with all licenses.',
    heading: (license: string, count: number) =>
      `${license}: ${formatCount('en', count, { one: 'package', other: 'packages' })}`,
  },
});
