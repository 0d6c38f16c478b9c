import { defineMessages, formatCount } from '@dreamfork/ui/i18n';

const characters = {
  ru: { one: 'знак', few: 'знака', many: 'знаков', other: 'знака' },
  en: { one: 'character', other: 'characters' },
};

export const writingMessages = defineMessages({
  ru: {
    writing: 'Модель пишет',
    thinking: 'Модель читает',
    queued: (place: number) =>
      place === 1 ? 'Вы следующий в очереди к модели' : `В очереди к модели вы ${place}-й`,
    progress: (count: number) => `Модель отвечает: ${formatCount('ru', count, characters.ru)}`,
    cancelled: 'Запрос отменён. В истории ничего не изменилось.',
  },
  en: {
    writing: 'The model is writing',
    thinking: 'The model is reading',
    queued: (place) =>
      place === 1 ? 'You are next in line for the model' : `You are number ${place} in line`,
    progress: (count) => `The model is answering: ${formatCount('en', count, characters.en)}`,
    cancelled: 'The request is cancelled. Nothing in the story has changed.',
  },
});
