import { defineMessages, formatCount } from '@dreamfork/ui/i18n';

const readingsRu = { one: 'чтение', few: 'чтения', many: 'чтений', other: 'чтения' };
const endlessRu = {
  one: 'чтение не кончилось',
  few: 'чтения не кончились',
  many: 'чтений не кончились',
  other: 'чтения не кончились',
};
const stepsRu = { one: 'шаг', few: 'шага', many: 'шагов', other: 'шага' };
const nodesRu = { one: 'узел', few: 'узла', many: 'узлов', other: 'узла' };
const timesRu = { one: 'раз', few: 'раза', many: 'раз', other: 'раза' };
const testsRu = { one: 'проверка', few: 'проверки', many: 'проверок', other: 'проверки' };

const readings = (count: number) => formatCount('en', count, { one: 'reading', other: 'readings' });
const nodes = (count: number) => formatCount('en', count, { one: 'node', other: 'nodes' });

export const botMessages = defineMessages({
  ru: {
    about:
      'Бот читает историю за вас: идёт по каждому пути, пробует ответы на вопросы и находит, где читатель застрянет.',
    readingsLabel: 'Сколько чтений',
    readingsHelp: (maximum: string) => `От 1 до ${maximum}.`,
    seedLabel: 'Номер жребия',
    seedHelp: 'С тем же номером жребий выпадет так же, и бот прочтёт так же.',
    start: 'Проверить',
    again: 'Проверить снова',
    stop: 'Остановить (Esc)',
    progress: 'Бот читает историю',
    failed: 'Бот не запустился',
    failedText: 'С историей всё в порядке. Попробуйте снова.',
    noStart: 'Читать неоткуда',
    noStartText: 'У истории нет начала. Выберите начальный узел, и бот пойдёт от него.',
    tabs: 'Проверка путей',
    paths: 'Пути',
    tests: (count: number) => (count > 0 ? `Проверки · ${count}` : 'Проверки'),
    summary: (count: number, steps: number) =>
      `${formatCount('ru', count, readingsRu)}, ${formatCount('ru', steps, stepsRu)}.`,
    coverage: (percent: string) => `Пройдено ${percent} узлов и вариантов.`,
    complete: 'Бот побывал везде, куда можно дойти.',
    incomplete: 'Перебрать удалось не всё: другие чтения могут дойти дальше.',
    stopped: 'Остановлено: это то, что бот успел найти.',
    stale: 'История изменилась после этой проверки.',
    endless: (count: number) => `${formatCount('ru', count, endlessRu)} за отведённые шаги.`,
    kinds: {
      deadEnds: 'Тупики',
      circles: 'Круги',
      unreached: 'Не пройдено',
      ends: 'Концовки',
      all: 'Все узлы',
    },
    kindLabel: 'Что показать',
    none: {
      deadEnds: 'Тупиков нет: из каждого узла есть путь дальше.',
      circles: 'Кругов без выхода нет.',
      unreached: 'Пройдено всё.',
      ends: 'Ни одно чтение не дошло до конца.',
      all: 'В истории нет узлов.',
    },
    shortest: (length: number) => `Самое короткое: ${formatCount('ru', length, nodesRu)}`,
    longest: (length: number) => `Самое длинное: ${formatCount('ru', length, nodesRu)}`,
    untitled: 'Без названия',
    emptyChoice: 'Вариант без текста',
    times: (count: number) => (count === 0 ? 'ни разу' : formatCount('ru', count, timesRu)),
    share: (count: number, percent: string) =>
      `${formatCount('ru', count, readingsRu)}, ${percent}`,
    neverTaken: (node: string) => `Вариант в узле «${node}»: ни разу не выбран`,
    circle: (count: number, length: number) =>
      `${formatCount('ru', length, nodesRu)} без выхода, ${formatCount('ru', count, readingsRu)}`,
    values: (list: string) => `Значения: ${list}`,
    openReading: 'Открыть чтение',
    backToFindings: 'К результатам',
    reading: 'Чтение',
    outcomes: {
      end: (node: string) => `Конец: ${node}`,
      'dead-end': (node: string) => `Тупик: ${node}`,
      endless: (node: string) => `Круг: ${node}`,
    },
    answered: (answer: string) => `Ответ: «${answer}»`,
    keep: 'Сохранить как проверку',
    kept: 'Чтение сохранено как проверка',
    keptText: 'Бот будет повторять его после каждой правки.',
    testsAbout:
      'Проверка повторяет чтение после каждой правки и говорит, что сломалось. Чтобы сохранить чтение, откройте его в результатах.',
    noTests: 'Проверок пока нет',
    runAll: 'Запустить все',
    testSummary: (count: number, broken: number) =>
      broken === 0
        ? `${formatCount('ru', count, testsRu)}, все проходят.`
        : `${formatCount('ru', count, testsRu)}, сломано: ${broken}.`,
    testing: 'Проверяется…',
    passed: 'Проходит',
    broken: (why: string) => `Сломано: ${why}`,
    testsFailed: 'Проверки не запустились. Попробуйте ещё раз.',
    rename: (title: string) => `Переименовать «${title}»`,
    remove: (title: string) => `Удалить «${title}»`,
    renameTitle: 'Название проверки',
    renameLabel: 'Название',
    renameConfirm: 'Сохранить',
    yes: 'да',
    no: 'нет',
  },
  en: {
    about:
      'The bot reads the story for you: it takes every path, tries answers to questions and finds where readers would get stuck.',
    readingsLabel: 'Readings',
    readingsHelp: (maximum: string) => `1 to ${maximum}.`,
    seedLabel: 'Seed',
    seedHelp: 'With the same seed the bot reads the same way.',
    start: 'Check',
    again: 'Check again',
    stop: 'Stop (Esc)',
    progress: 'The bot is reading the story',
    failed: 'The bot did not start',
    failedText: 'The story is fine. Try again.',
    noStart: 'There is nowhere to begin',
    noStartText:
      'The story has no start. Choose a start node, and the bot will set out from there.',
    tabs: 'Checking the paths',
    paths: 'Paths',
    tests: (count: number) => (count > 0 ? `Tests · ${count}` : 'Tests'),
    summary: (count: number, steps: number) =>
      `${readings(count)}, ${formatCount('en', steps, { one: 'step', other: 'steps' })}.`,
    coverage: (percent: string) => `${percent} of nodes and choices reached.`,
    complete: 'The bot has been everywhere that can be reached.',
    incomplete: 'Not everything could be tried: other readings may get further.',
    stopped: 'Stopped: this is what the bot has found so far.',
    stale: 'The story has changed since this check.',
    endless: (count: number) => `${readings(count)} did not end within the steps allowed.`,
    kinds: {
      deadEnds: 'Dead ends',
      circles: 'Loops',
      unreached: 'Not reached',
      ends: 'Endings',
      all: 'All nodes',
    },
    kindLabel: 'What to show',
    none: {
      deadEnds: 'No dead ends: every node leads on.',
      circles: 'No loops without a way out.',
      unreached: 'Everything was reached.',
      ends: 'No reading reached an ending.',
      all: 'The story has no nodes.',
    },
    shortest: (length: number) => `Shortest: ${nodes(length)}`,
    longest: (length: number) => `Longest: ${nodes(length)}`,
    untitled: 'Untitled',
    emptyChoice: 'Choice without text',
    times: (count: number) =>
      count === 0 ? 'never' : formatCount('en', count, { one: 'time', other: 'times' }),
    share: (count: number, percent: string) => `${readings(count)}, ${percent}`,
    neverTaken: (node: string) => `A choice at “${node}”: never taken`,
    circle: (count: number, length: number) =>
      `${nodes(length)} without a way out, ${readings(count)}`,
    values: (list: string) => `Values: ${list}`,
    openReading: 'Open the reading',
    backToFindings: 'Back to the results',
    reading: 'Reading',
    outcomes: {
      end: (node: string) => `End: ${node}`,
      'dead-end': (node: string) => `Dead end: ${node}`,
      endless: (node: string) => `Loop: ${node}`,
    },
    answered: (answer: string) => `Answer: “${answer}”`,
    keep: 'Keep as a test',
    kept: 'The reading is kept as a test',
    keptText: 'The bot will repeat it after every edit.',
    testsAbout:
      'A test repeats a reading after every edit and tells you what broke. To keep a reading, open it in the results.',
    noTests: 'No tests yet',
    runAll: 'Run all',
    testSummary: (count: number, broken: number) => {
      const tests = formatCount('en', count, { one: 'test', other: 'tests' });
      return broken === 0 ? `${tests}, all passing.` : `${tests}, ${broken} broken.`;
    },
    testing: 'Running…',
    passed: 'Passing',
    broken: (why: string) => `Broken: ${why}`,
    testsFailed: 'The tests did not start. Try again.',
    rename: (title: string) => `Rename “${title}”`,
    remove: (title: string) => `Delete “${title}”`,
    renameTitle: 'Name of the test',
    renameLabel: 'Name',
    renameConfirm: 'Save',
    yes: 'yes',
    no: 'no',
  },
});
