import { defineMessages, formatCount } from '@dreamfork/ui/i18n';

const readingsRu = { one: 'чтение', few: 'чтения', many: 'чтений', other: 'чтения' };
const readingsEn = { one: 'reading', other: 'readings' };
const readersRu = { one: 'читатель', few: 'читателя', many: 'читателей', other: 'читателя' };
const readersEn = { one: 'reader', other: 'readers' };

export const readersMessages = defineMessages({
  ru: {
    switch: 'Читатели',
    version: 'Версия',
    allVersions: 'все',
    versionOption: (version: number, starts: number) =>
      `${version} · ${formatCount('ru', starts, readingsRu)}`,
    period: 'Период',
    periods: { all: 'всё время', month: '30 дней', week: '7 дней' },
    source: 'Где читали',
    sources: {
      all: 'везде',
      site: 'на сайте',
      embed: 'во встроенном окне',
      element: 'в элементе на странице',
    },
    device: 'Устройство',
    devices: { all: 'любое', phone: 'телефон', tablet: 'планшет', desktop: 'компьютер' },
    segmentNote: 'Чтения, о которых не известно, где и на чём они шли, здесь не учтены.',
    unsaved: 'История ещё не сохранена',
    unsavedText: 'Сохраните и опубликуйте её: тогда здесь появится, куда доходят читатели.',
    loading: 'Читатели загружаются',
    failed: 'Не удалось загрузить данные о читателях',
    failedText: 'С историей всё в порядке. Проверьте соединение и попробуйте снова.',
    stale: 'Нет соединения: цифры могли устареть.',
    retry: 'Попробовать снова',
    none: 'Здесь ещё никто не читал',
    nonePublic: 'Когда историю откроют, на холсте появится, куда пошли читатели.',
    nonePrivate: 'История приватная. Опубликуйте её, и на холсте появится, куда идут читатели.',
    summary: (starts: number, completions: number) =>
      `${formatCount('ru', starts, readingsRu)}, до конца дошли ${completions}`,
    tooFew: 'мало чтений',
    few: (needed: number) =>
      `Доли в процентах появятся от ${needed} чтений: по меньшему числу легко ошибиться.`,
    legend: 'Что на холсте',
    legendWidth: 'Чем шире связь, тем больше читателей по ней прошли. Пунктир: никто.',
    legendLeft: 'Столько читателей здесь остановились',
    legendEnded: 'Столько закончили здесь чтение',
    legendUnreached: 'Сюда никто не дошёл',
    node: 'Выбранный узел',
    noNode: 'Нажмите на узел, чтобы увидеть его цифры.',
    untitled: 'Без названия',
    readers: 'Дошли сюда',
    left: 'Остановились здесь',
    ended: 'Закончили здесь',
    choices: 'Что выбрали',
    emptyChoice: 'Вариант без текста',
    nodeList: 'Узлы и их читатели',
    row: ({ readers, left }: { readers: number; left: number }) =>
      readers === 0
        ? 'никто не дошёл'
        : `${formatCount('ru', readers, readersRu)}${left > 0 ? `, остановились ${left}` : ''}`,
  },
  en: {
    switch: 'Readers',
    version: 'Version',
    allVersions: 'all',
    versionOption: (version: number, starts: number) =>
      `${version} · ${formatCount('en', starts, readingsEn)}`,
    period: 'Period',
    periods: { all: 'all time', month: '30 days', week: '7 days' },
    source: 'Where they read',
    sources: {
      all: 'everywhere',
      site: 'on the site',
      embed: 'in an embedded frame',
      element: 'in the page element',
    },
    device: 'Device',
    devices: { all: 'any', phone: 'phone', tablet: 'tablet', desktop: 'computer' },
    segmentNote: 'Readings with an unknown place or device are not counted here.',
    unsaved: 'The story has not been saved yet',
    unsavedText: 'Save and publish it to see here how far readers get.',
    loading: 'Loading the readers',
    failed: 'The readers’ data could not be loaded',
    failedText: 'The story is fine. Check your connection and try again.',
    stale: 'No connection: the figures may be out of date.',
    retry: 'Try again',
    none: 'Nobody has read this yet',
    nonePublic: 'Once somebody opens the story, the canvas shows where they went.',
    nonePrivate: 'The story is private. Publish it to see on the canvas where readers go.',
    summary: (starts: number, completions: number) =>
      `${formatCount('en', starts, readingsEn)}, ${completions} reached an ending`,
    tooFew: 'too few readings',
    few: (needed: number) =>
      `Percentages appear from ${needed} readings on: smaller numbers are easy to misread.`,
    legend: 'On the canvas',
    legendWidth: 'The wider a connection, the more readers took it. Dashed: nobody did.',
    legendLeft: 'This many readers left here',
    legendEnded: 'This many finished reading here',
    legendUnreached: 'Nobody has reached this',
    node: 'Selected node',
    noNode: 'Press a node to see its figures.',
    untitled: 'Untitled',
    readers: 'Got here',
    left: 'Left here',
    ended: 'Finished here',
    choices: 'What they chose',
    emptyChoice: 'Choice without text',
    nodeList: 'Nodes and their readers',
    row: ({ readers, left }: { readers: number; left: number }) =>
      readers === 0
        ? 'nobody has got here'
        : `${formatCount('en', readers, readersEn)}${left > 0 ? `, ${left} left` : ''}`,
  },
});
