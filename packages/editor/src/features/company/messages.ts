import { defineMessages, formatCount } from '@dreamfork/ui/i18n';

const peopleForms = { one: 'человек', few: 'человека', many: 'человек', other: 'человека' };
const placeForms = { one: 'месте', few: 'местах', many: 'местах', other: 'места' };

/** Others in the same story at the same time. */
export const companyMessages = defineMessages({
  ru: {
    title: 'Вместе с вами',
    open: (count: number) => `Вместе с вами ${formatCount('ru', count, peopleForms)}: кто и где`,
    decideCount: (count: number) => `Решить: ${count}`,
    openKept: (count: number) =>
      `Слова разошлись в ${formatCount('ru', count, placeForms)}: решить`,
    lost: 'Связь с соавторами прервалась. Всё, что вы пишете, сохраняется здесь и соединится с их правками, когда связь вернётся.',
    alone: 'Сейчас в истории только вы.',
    at: (node: string) => `у узла «${node}»`,
    writes: (node: string) => `пишет в узле «${node}»`,
    looks: 'смотрит на карту',
    show: 'Показать',
    showPerson: (name: string) => `Показать, где ${name}`,
    follow: 'Следовать',
    unfollow: 'Не следовать',
    writing: (name: string) => `Здесь пишет ${name}`,
    writeAnyway: 'Писать всё равно',
    keptTitle: 'Слова разошлись',
    keptBy: (name: string) => `В истории сейчас стоит текст другого автора (${name}). Ваш текст:`,
    kept: 'В истории сейчас стоит текст другого автора. Ваш текст:',
    story: 'История',
    untitled: 'Без названия',
    gone: 'Этого места в истории больше нет.',
    takeMine: 'Взять моё',
    keepTheirs: 'Оставить',
    takeBoth: 'Оба',
    met: (count: number) => `Слова разошлись в ${formatCount('ru', count, placeForms)}`,
    metText: 'В истории остался текст другого автора, ваш ждёт решения и не пропадёт.',
    decide: 'Решить',
    survived: (node: string) => `Узел «${node}» удалён и изменён одновременно`,
    survivedText: 'Он остался в истории вместе с правками.',
    both: 'Двое изменили одно и то же',
    bothText: 'Осталось ваше; прежнее можно вернуть из версий.',
    ended: 'Вам закрыли доступ к этой истории',
    endedText:
      'Сохранять в неё вы больше не можете. Несохранённая работа остаётся в черновике этого браузера: скопируйте её, если она нужна.',
  },
  en: {
    title: 'Here with you',
    open: (count: number) =>
      `${formatCount('en', count, { one: 'person is', other: 'people are' })} here with you: who and where`,
    decideCount: (count: number) => `To decide: ${count}`,
    openKept: (count: number) =>
      `Words differ in ${formatCount('en', count, { one: 'place', other: 'places' })}: decide`,
    lost: 'The connection to your co-authors is lost. What you write is kept here and joins their edits once it is back.',
    alone: 'Nobody else is in the story now.',
    at: (node: string) => `at the node “${node}”`,
    writes: (node: string) => `is writing in the node “${node}”`,
    looks: 'is looking at the map',
    show: 'Show',
    showPerson: (name: string) => `Show where ${name} is`,
    follow: 'Follow',
    unfollow: 'Stop following',
    writing: (name: string) => `${name} is writing here`,
    writeAnyway: 'Write anyway',
    keptTitle: 'Words differ',
    keptBy: (name: string) => `The story has the text of another author (${name}). Your text:`,
    kept: 'The story has the text of another author. Your text:',
    story: 'The story',
    untitled: 'Untitled',
    gone: 'This place is no longer in the story.',
    takeMine: 'Take mine',
    keepTheirs: 'Keep theirs',
    takeBoth: 'Both',
    met: (count: number) =>
      `Words differ in ${formatCount('en', count, { one: 'place', other: 'places' })}`,
    metText:
      'The story has the other author’s text; yours waits for your decision and is not lost.',
    decide: 'Decide',
    survived: (node: string) => `The node “${node}” was deleted and edited at once`,
    survivedText: 'It stays in the story, with the edits.',
    both: 'Two of you changed the same thing',
    bothText: 'Yours stands; what was there before is among the versions.',
    ended: 'Your access to this story has ended',
    endedText:
      'You can no longer save to it. Unsaved work stays in the draft of this browser: copy it if you need it.',
  },
});
