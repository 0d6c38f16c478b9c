import type { ContextRole } from '@dreamfork/story';
import { defineMessages, formatCount } from '@dreamfork/ui/i18n';
import type { Tone } from '../../assistantServices.ts';
import type { Refusal } from './prepareTask.ts';
import type { Proposal } from './proposal.ts';
import type { TargetLanguage, TaskKind } from './tasks.ts';

const charactersRu = { one: 'знак', few: 'знака', many: 'знаков', other: 'знака' };
const charactersEn = { one: 'character', other: 'characters' };
const nodesRu = { one: 'узел', few: 'узла', many: 'узлов', other: 'узла' };
const nodesEn = { one: 'node', other: 'nodes' };
const placesEn = { one: 'change', other: 'changes' };
const requestsRu = { one: 'запрос', few: 'запроса', many: 'запросов', other: 'запроса' };
const requestsEn = { one: 'request', other: 'requests' };

const ru = {
  characters: (count: number) => formatCount('ru', count, charactersRu),
  nodes: (count: number) => formatCount('ru', count, nodesRu),
};
const en = {
  characters: (count: number) => formatCount('en', count, charactersEn),
  nodes: (count: number) => formatCount('en', count, nodesEn),
};

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
    noModelsText:
      'Ни один провайдер не предлагает моделей. Спросите об этом администратора сервера.',
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
      leftOut: (count: number) => `Не поместилось: ${ru.nodes(count)}.`,
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
    close: 'Закрыть',
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
    read: (count: number) => `Модель прочла ${ru.nodes(count)}.`,
    mayBeWrong: 'Модель может ошибаться: проверьте сами.',
    show: (title: string) => `Показать узел «${title}»`,
    announce: (proposal: Proposal): string => {
      if (proposal.kind === 'texts') return 'Предложение готово.';
      if (proposal.kind === 'choices') return `Предложено вариантов: ${proposal.choices.length}.`;
      return `Найдено противоречий: ${proposal.items.length}.`;
    },
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
    noModelsText: 'No provider offers any models. Ask the server’s administrator about it.',
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
      leftOut: (count) => `Did not fit: ${en.nodes(count)}.`,
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
    close: 'Close',
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
    read: (count) => `The model has read ${en.nodes(count)}.`,
    mayBeWrong: 'Models make mistakes: check for yourself.',
    show: (title) => `Show the node “${title}”`,
    announce: (proposal) => {
      if (proposal.kind === 'texts') return 'The suggestion is ready.';
      if (proposal.kind === 'choices') return `Choices suggested: ${proposal.choices.length}.`;
      return `Contradictions found: ${proposal.items.length}.`;
    },
    open: 'Assistant',
    openRange: 'Assistant: selection',
  },
});
