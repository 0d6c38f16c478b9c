import { defineMessages, formatCount } from '@dreamfork/ui/i18n';
import { counted } from '../../counted.messages.ts';
import type { Proposal } from './proposal.ts';

const placesEn = { one: 'change', other: 'changes' };

/** What a model proposes, and what the author makes of it. */
export const proposalMessages = defineMessages({
  ru: {
    proposal: 'Предложение модели',
    fields: { title: 'Название истории', description: 'Описание истории' },
    isCut: 'Ответ был слишком длинным и обрывается. Проверьте конец.',
    difference: 'Чем предложение отличается от текста',
    lost: (placeholders: string) => `В предложении пропали вставки: ${placeholders}`,
    same: 'Предложение ничем не отличается от текста.',
    gone: 'Этого места в истории больше нет.',
    place: (index: number, count: number) =>
      `${index}-е из ${formatCount('ru', count, { one: 'места', other: 'мест' })}`,
    piece: (removed: string, added: string) =>
      removed === ''
        ? `вставить «${added}»`
        : added === ''
          ? `убрать «${removed}»`
          : `«${removed}» заменить на «${added}»`,
    previous: 'К предыдущему месту',
    next: 'К следующему месту',
    takePiece: 'Взять это место',
    leavePiece: 'Оставить как было',
    takeAll: 'Взять всё',
    dismiss: 'Отказаться',
    added: 'Вставка: ',
    removed: 'Удаление: ',
    choices: 'Варианты',
    takeChoice: (text: string) => `Взять «${text}»`,
    take: 'Взять',
    taken: 'Взято. Отмена вернёт как было.',
    leave: 'Убрать',
    leaveChoice: (text: string) => `Убрать «${text}»`,
    choicesHelp: 'С каждым вариантом появится узел, который останется написать.',
    contradictions: 'Противоречия',
    noContradictions: 'Противоречий не нашлось',
    read: (count: number) => `Модель прочла ${counted.ru.nodes(count)}.`,
    mayBeWrong: 'Модель может ошибаться: проверьте сами.',
    show: (title: string) => `Показать узел «${title}»`,
    announce: (proposal: Proposal): string => {
      if (proposal.kind === 'texts') return 'Предложение готово.';
      if (proposal.kind === 'choices') return `Предложено вариантов: ${proposal.choices.length}.`;
      return `Найдено противоречий: ${proposal.items.length}.`;
    },
  },
  en: {
    proposal: 'The model’s suggestion',
    fields: { title: 'Story title', description: 'Story description' },
    isCut: 'The answer was too long and is cut off. Check how it ends.',
    difference: 'How the suggestion differs from the text',
    lost: (placeholders: string) => `The suggestion has lost placeholders: ${placeholders}`,
    same: 'The suggestion is the same as the text.',
    gone: 'This place is no longer in the story.',
    place: (index, count) => `${index} of ${formatCount('en', count, placesEn)}`,
    piece: (removed, added) =>
      removed === ''
        ? `insert “${added}”`
        : added === ''
          ? `delete “${removed}”`
          : `replace “${removed}” with “${added}”`,
    previous: 'Previous change',
    next: 'Next change',
    takePiece: 'Accept this change',
    leavePiece: 'Keep the original',
    takeAll: 'Accept all',
    dismiss: 'Discard',
    added: 'Insertion: ',
    removed: 'Deletion: ',
    choices: 'Choices',
    takeChoice: (text) => `Accept “${text}”`,
    take: 'Accept',
    taken: 'Accepted. Undo brings back what was there.',
    leave: 'Discard',
    leaveChoice: (text) => `Discard “${text}”`,
    choicesHelp: 'Each choice comes with a node for you to write.',
    contradictions: 'Contradictions',
    noContradictions: 'No contradictions found',
    read: (count) => `The model has read ${counted.en.nodes(count)}.`,
    mayBeWrong: 'Models make mistakes: check for yourself.',
    show: (title) => `Show the node “${title}”`,
    announce: (proposal) => {
      if (proposal.kind === 'texts') return 'The suggestion is ready.';
      if (proposal.kind === 'choices') return `Choices suggested: ${proposal.choices.length}.`;
      return `Contradictions found: ${proposal.items.length}.`;
    },
  },
});
