import type { ContextRole } from '@dreamfork/story';
import { defineMessages, formatCount } from '@dreamfork/ui/i18n';
import { counted } from '../../counted.messages.ts';
import type { Tone } from '../../services/assistant.ts';
import type { Refusal } from './prepareTask.ts';
import type { TargetLanguage, TaskKind } from './tasks.ts';

const charactersRu = { one: 'знак', few: 'знака', many: 'знаков', other: 'знака' };
const charactersEn = { one: 'character', other: 'characters' };
const requestsRu = { one: 'запрос', few: 'запроса', many: 'запросов', other: 'запроса' };
const requestsEn = { one: 'request', other: 'requests' };

const ru = {
  characters: (count: number) => formatCount('ru', count, charactersRu),
};
const en = {
  characters: (count: number) => formatCount('en', count, charactersEn),
};

/** Asking: about what, whom and for what, and what goes wrong. */
export const assistantMessages = defineMessages({
  ru: {
    about: 'О чём спрашиваем',
    subject: {
      story: 'Вся история',
      node: (title: string) => `Узел «${title}»`,
      choice: (text: string) => `Вариант «${text}»`,
      range: (title: string, length: number) =>
        `Выделенное в узле «${title}», ${ru.characters(length)}`,
    },
    untitled: 'Без названия',
    wholeText: 'Взять весь текст',
    provider: 'Кто пишет',
    model: 'Модель',
    loading: 'Список моделей загружается',
    noModels: 'Моделей пока нет',
    problem: 'Не удалось загрузить список моделей',
    problemText: 'С историей всё в порядке. Проверьте соединение и попробуйте снова.',
    left: (left: number, limit: number) =>
      `На сегодня осталось ${formatCount('ru', left, requestsRu)} из ${limit}`,
    limitReached: (time: string) => `На сегодня запросы закончились. Новые появятся ${time}.`,
    task: 'Что сделать',
    tasks: {
      continue: 'Продолжить',
      rewrite: 'Переписать',
      shorten: 'Сократить',
      tone: 'Сменить тон',
      correct: 'Исправить ошибки',
      translate: 'Перевести',
      choices: 'Предложить варианты',
      passage: 'Написать узел, к которому ведёт вариант',
      summary: 'Предложить название и описание истории',
      'image-description': 'Описать картинку',
      contradictions: 'Найти противоречия в истории',
    } satisfies Record<TaskKind, string>,
    tone: 'Тон',
    tones: {
      neutral: 'Спокойный',
      tense: 'Напряжённый',
      warm: 'Тёплый',
      humorous: 'Шутливый',
      solemn: 'Торжественный',
      frightening: 'Страшный',
    } satisfies Record<Tone, string>,
    language: 'На какой язык',
    languages: {
      en: 'Английский',
      ru: 'Русский',
      de: 'Немецкий',
      fr: 'Французский',
      es: 'Испанский',
      it: 'Итальянский',
      pt: 'Португальский',
      uk: 'Украинский',
      kk: 'Казахский',
      tr: 'Турецкий',
    } satisfies Record<TargetLanguage, string>,
    instruction: 'Пожелание',
    instructionHelp: 'Можно оставить пустым.',
    context: {
      title: (length: number) => `Модель прочтёт ${ru.characters(length)}`,
      own: (length: number) => `Текст, о котором спрашиваем: ${ru.characters(length)}`,
      story: (length: number) => `Название и описание истории: ${ru.characters(length)}`,
      picture: 'Картинку этого узла',
      nodes: 'Узлы',
      node: (role: ContextRole, length: number, isCut: boolean) =>
        [
          { own: 'сам узел', path: 'на пути сюда', also: 'тоже ведёт сюда', story: '' }[role],
          ru.characters(length),
          isCut ? 'часть текста' : '',
        ]
          .filter(Boolean)
          .join(', '),
      leftOut: (count: number) => `Не поместилось: ${counted.ru.nodes(count)}.`,
      whole: 'Больше ничего не отправится.',
    },
    ask: 'Спросить модель',
    askAgain: 'Спросить снова',
    needsModel: 'Выберите модель',
    cancel: 'Отменить',
    cancelHelp: 'Esc отменяет запрос.',
    failed: (message: string) => `Ошибка генерации: ${message}`,
    unknown: 'Неизвестная ошибка',
    refusals: {
      'too-long':
        'Текст длиннее, чем модель может прочесть за раз, и она потеряла бы его часть. Выделите фрагмент или выберите другую модель.',
      gone: 'Того, о чём вы спрашивали, в истории больше нет. Выберите узел заново.',
      unusable: 'Модель ответила не на тот вопрос. История не изменилась; попробуйте ещё раз.',
    } satisfies Record<Refusal | 'unusable', string>,
    close: 'Закрыть',
    open: 'Помощник',
    openRange: 'Помощник: выделенное',
  },
  en: {
    about: 'What it is about',
    subject: {
      story: 'The whole story',
      node: (title) => `The node “${title}”`,
      choice: (text) => `The choice “${text}”`,
      range: (title, length) => `Selection in “${title}”, ${en.characters(length)}`,
    },
    untitled: 'Untitled',
    wholeText: 'Use the whole text',
    provider: 'Who writes',
    model: 'Model',
    loading: 'Loading the list of models',
    noModels: 'No models yet',
    problem: 'The list of models could not be loaded',
    problemText: 'Your story is fine. Check your connection and try again.',
    left: (left, limit) => `${left} of ${formatCount('en', limit, requestsEn)} left today`,
    limitReached: (time) => `You have used all of today’s requests. You get new ones at ${time}.`,
    task: 'What to do',
    tasks: {
      continue: 'Continue',
      rewrite: 'Rewrite',
      shorten: 'Shorten',
      tone: 'Change the tone',
      correct: 'Correct mistakes',
      translate: 'Translate',
      choices: 'Suggest choices',
      passage: 'Write the node that a choice leads to',
      summary: 'Suggest a title and a description for the story',
      'image-description': 'Describe the image',
      contradictions: 'Find contradictions in the story',
    },
    tone: 'Tone',
    tones: {
      neutral: 'Neutral',
      tense: 'Tense',
      warm: 'Warm',
      humorous: 'Humorous',
      solemn: 'Solemn',
      frightening: 'Frightening',
    },
    language: 'Into which language',
    languages: {
      en: 'English',
      ru: 'Russian',
      de: 'German',
      fr: 'French',
      es: 'Spanish',
      it: 'Italian',
      pt: 'Portuguese',
      uk: 'Ukrainian',
      kk: 'Kazakh',
      tr: 'Turkish',
    },
    instruction: 'Your instructions',
    instructionHelp: 'You can leave it empty.',
    context: {
      title: (length) => `The model will read ${en.characters(length)}`,
      own: (length) => `The text it is about: ${en.characters(length)}`,
      story: (length) => `Title and description of the story: ${en.characters(length)}`,
      picture: 'The image of this node',
      nodes: 'Nodes',
      node: (role, length, isCut) =>
        [
          { own: 'the node itself', path: 'on the way here', also: 'leads here too', story: '' }[
            role
          ],
          en.characters(length),
          isCut ? 'part of its text' : '',
        ]
          .filter(Boolean)
          .join(', '),
      leftOut: (count) => `Did not fit: ${counted.en.nodes(count)}.`,
      whole: 'Nothing else is sent.',
    },
    ask: 'Ask the model',
    askAgain: 'Ask again',
    needsModel: 'Choose a model',
    cancel: 'Cancel',
    cancelHelp: 'Esc cancels the request.',
    failed: (message) => `Generation failed: ${message}`,
    unknown: 'Unknown error',
    refusals: {
      'too-long':
        'The text is longer than the model can read at once, so part of it would be lost. Select a passage or choose another model.',
      gone: 'What you asked about is no longer in the story. Select a node again.',
      unusable: 'The model answered a different question. The story is unchanged; try again.',
    },
    close: 'Close',
    open: 'Assistant',
    openRange: 'Assistant: selection',
  },
});
