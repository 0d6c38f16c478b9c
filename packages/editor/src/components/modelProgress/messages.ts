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
    noModel: {
      author:
        'Модель, которая помогает писать, не подключена: её может включить администратор сайта.',
      administrator:
        'Модель, которая помогает писать, не подключена: запустите на сервере Ollama с моделью или укажите другую службу в OLLAMA_URL либо AI_PROVIDERS.',
    },
    lookAgain: 'Проверить снова',
  },
  en: {
    writing: 'The model is writing',
    thinking: 'The model is reading',
    queued: (place) =>
      place === 1 ? 'You are next in line for the model' : `You are number ${place} in line`,
    progress: (count) => `The model is answering: ${formatCount('en', count, characters.en)}`,
    cancelled: 'The request is cancelled. Nothing in the story has changed.',
    noModel: {
      author:
        'No model that helps with writing is connected: the site’s administrator can switch one on.',
      administrator:
        'No model that helps with writing is connected: start Ollama with a model on the server, or name another service in OLLAMA_URL or AI_PROVIDERS.',
    },
    lookAgain: 'Check again',
  },
});
