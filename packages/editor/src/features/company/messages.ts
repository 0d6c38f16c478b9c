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
    followPerson: (name: string) => `Следовать: ${name}`,
    unfollow: 'Не следовать',
    writing: (name: string) => `Здесь пишет ${name}`,
    writeAnyway: 'Писать всё равно',
    keptAt: (place: string) => `Слова разошлись: «${place}»`,
    leftOut: 'Ваши слова убраны',
    bringBack: 'Вернуть',
    keptBy: (name: string) => `В истории сейчас стоит текст другого автора (${name}). Ваш текст:`,
    kept: 'В истории сейчас стоит текст другого автора. Ваш текст:',
    story: 'Вся история',
    untitled: 'Без названия',
    gone: 'Этого места в истории больше нет.',
    takeMine: 'Взять моё',
    keepTheirs: 'Оставить',
    takeBoth: 'Оба',
    met: (count: number) => `Слова разошлись в ${formatCount('ru', count, placeForms)}`,
    metText: 'В истории остался текст другого автора, ваш ждёт решения и не пропадёт.',
    decide: 'Решить',
    survived: 'Один удалил, другой изменил',
    survivedText: 'Удалённое осталось в истории вместе с правками.',
    returned: (node: string) => `Узел «${node}» снова в истории`,
    returnedText: 'Вы его удалили, но другой автор в это время его правил.',
    both: 'Двое изменили одно и то же',
    bothText: 'Осталось ваше; прежнее можно вернуть из версий.',
    nowOwner: 'История теперь ваша',
    nowOwnerText:
      'Вам её передали. Откройте её заново, чтобы публиковать и приглашать: написанное останется.',
    nowCoAuthor: 'У истории новый владелец',
    nowCoAuthorText:
      'Вы теперь соавтор: пишете и сохраняете, публикует владелец. Откройте историю заново: написанное останется.',
    reopen: 'Открыть заново',
    ended: 'Доступа к этой истории больше нет',
    endedText:
      'Сохранять в неё больше нельзя. Несохранённая работа остаётся в черновике этого браузера: скопируйте её, если она нужна.',
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
    followPerson: (name: string) => `Follow ${name}`,
    unfollow: 'Stop following',
    writing: (name: string) => `${name} is writing here`,
    writeAnyway: 'Write anyway',
    keptAt: (place: string) => `Words differ: “${place}”`,
    leftOut: 'Your words are put away',
    bringBack: 'Bring back',
    keptBy: (name: string) => `The story has the text of another author (${name}). Your text:`,
    kept: 'The story has the text of another author. Your text:',
    story: 'The whole story',
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
    survived: 'One deleted what another edited',
    survivedText: 'It stays in the story, with the edits.',
    returned: (node: string) => `The node “${node}” is back in the story`,
    returnedText: 'You deleted it while another author was editing it.',
    both: 'Two of you changed the same thing',
    bothText: 'Yours stands; what was there before is among the versions.',
    nowOwner: 'The story is yours now',
    nowOwnerText:
      'It has been handed over to you. Open it again to publish and invite: what you wrote stays.',
    nowCoAuthor: 'The story has a new owner',
    nowCoAuthorText:
      'You are a co-author now: you write and save, the owner publishes. Open the story again: what you wrote stays.',
    reopen: 'Open again',
    ended: 'You no longer have access to this story',
    endedText:
      'You can no longer save to it. Unsaved work stays in the draft of this browser: copy it if you need it.',
  },
});
