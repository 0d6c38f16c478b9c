import { nodeTypeNames } from '@dreamfork/story';
import { defineMessages, plural } from '@dreamfork/ui/i18n';
import { mediaMessages } from './media/media.messages.ts';
import { questionMessages } from './parts/Question/question.messages.ts';
import { savesMessages } from './saves/saves.messages.ts';
import { settingsMessages } from './settings/settings.messages.ts';

/** The messages of the player. */
export const playerMessages = defineMessages({
  ru: {
    close: 'Закрыть',
    history: 'История',
    settings: 'Настройки',
    saves: 'Закладки',
    restart: 'Сброс',
    back: 'На шаг назад',
    next: 'Далее',
    auto: 'Авто',
    manual: 'Ручной',
    pause: 'Пауза',
    resume: 'Продолжить',
    waitsForMedia: 'Ждём конца записи',
    counter: (position: number, total: number) => `Узел ${position} из ${total}`,
    choose: 'Выберите вариант:',
    choosePath: 'Выберите путь:',
    unknownNode: 'Неизвестный узел',
    untitled: 'Без названия',
    chosenBy: (percent: number) => `${percent}\u00a0% выбрали так`,
    withModel: 'Часть текста написана с помощью модели.',
    endings: (found: number, all: number) =>
      `Вы нашли ${found} ${plural('ru', found, { one: 'концовку', few: 'концовки', many: 'концовок', other: 'концовки' })} из ${all}`,
    offered: (count: number) =>
      `${count} ${plural('ru', count, { one: 'вариант', few: 'варианта', many: 'вариантов', other: 'варианта' })}`,
    end: {
      page: { title: 'История завершена!', text: 'Спасибо за прочтение.' },
      overlay: { title: 'История завершена', text: 'Вы достигли конца истории.' },
      again: 'Начать заново',
      ending: 'Ваша концовка:',
    },
    share: { send: 'Поделиться' },
    deadEnd: {
      title: 'Нет доступных переходов',
      text: 'Этот узел не имеет исходящих соединений.',
    },
    ...questionMessages.ru,
    closedChoices: {
      title: 'Все пути отсюда закрыты',
      text: 'Вернитесь на шаг назад и выберите другой путь.',
    },
    emptyNode: {
      title: 'Здесь пока пусто',
      text: 'Автор ещё ничего не написал в этом узле.',
    },
    missing: {
      page: 'История не найдена или не имеет начального узла',
      overlay: {
        title: 'Ошибка просмотра',
        text: 'Не удалось найти начальный узел истории.',
      },
    },
    notice: {
      resumed: 'Вы продолжаете с того места, где остановились.',
      displaced:
        'Автор убрал место, где вы остановились. Вы продолжаете с последнего, что осталось на вашем пути.',
      restarted: 'Вы начали сначала, история переходов стёрта.',
      placeRefused:
        'Браузер не сохраняет ваше место: его хранилище заполнено или выключено. Пока страница открыта, читайте дальше. Если её закрыть, история начнётся сначала или с места, которое сохранилось раньше. Чтобы этого не было, освободите место в браузере.',
      again: 'Начать сначала',
      restore: 'Вернуть как было',
      dismiss: 'Понятно',
    },
    restartQuestion: {
      title: 'Начать заново?',
      text: 'Вы вернётесь к началу, а история переходов сотрётся. Закладки останутся.',
      confirm: 'Начать заново',
      cancel: 'Отмена',
    },
    historyPanel: { title: 'История переходов', close: 'Закрыть историю переходов' },
    ...savesMessages.ru,
    ...settingsMessages.ru,
    help: {
      title: 'Клавиши',
      choose: 'Выбрать вариант',
      chooseFurther: 'Выбрать варианты с 10-го по 12-й',
      help: 'Эта подсказка',
    },
    ...mediaMessages.ru,
    loading: 'Загрузка истории',
    loadFailed: {
      title: 'История не загрузилась',
      text: 'Проверьте соединение и попробуйте ещё раз.',
      retry: 'Попробовать снова',
    },
    notFound: {
      title: 'Такой истории нет',
      text: 'Возможно, её удалили, закрыли или адрес указан с ошибкой. Сообщите об этом владельцу страницы.',
    },
    malformed: {
      title: 'История не открылась',
      text: 'То, что должно быть историей, не удалось прочитать. Сообщите об этом владельцу страницы.',
    },
    nodeTypes: nodeTypeNames.ru,
  },
  en: {
    close: 'Close',
    history: 'History',
    settings: 'Settings',
    saves: 'Bookmarks',
    restart: 'Reset',
    back: 'One step back',
    next: 'Next',
    auto: 'Auto',
    manual: 'Manual',
    pause: 'Pause',
    resume: 'Resume',
    waitsForMedia: 'Waiting for the recording to end',
    counter: (position: number, total: number) => `Node ${position} of ${total}`,
    choose: 'Make a choice:',
    choosePath: 'Choose a path:',
    unknownNode: 'Unknown node',
    untitled: 'Untitled',
    chosenBy: (percent: number) => `${percent}% chose this`,
    withModel: 'Partly written with a model.',
    endings: (found: number, all: number) => `You have found ${found} of ${all} endings`,
    offered: (count: number) =>
      `${count} ${plural('en', count, { one: 'choice', other: 'choices' })}`,
    end: {
      page: { title: 'The story is over', text: 'Thank you for reading.' },
      overlay: { title: 'The story is over', text: 'You have reached the end of the story.' },
      again: 'Start again',
      ending: 'Your ending:',
    },
    share: { send: 'Share' },
    deadEnd: { title: 'Nowhere to go from here', text: 'This node has no outgoing connections.' },
    ...questionMessages.en,
    closedChoices: {
      title: 'All paths from here are closed',
      text: 'Go back a step and take another path.',
    },
    emptyNode: {
      title: 'Nothing here yet',
      text: 'The author has not written anything in this node.',
    },
    missing: {
      page: 'The story was not found or has no start node',
      overlay: {
        title: 'Cannot show the story',
        text: 'The start node of the story could not be found.',
      },
    },
    notice: {
      resumed: 'You are continuing from where you left off.',
      displaced:
        'The author removed the place where you left off. You are continuing from the last one that remains on your path.',
      restarted: 'You have started over, and the list of visited nodes is cleared.',
      placeRefused:
        'Your browser isn’t keeping your place: its storage is full or switched off. You can read on while this page is open. If you close it, the story will begin again, or at a place that was kept earlier. To avoid that, free up storage in your browser.',
      again: 'Start over',
      restore: 'Undo',
      dismiss: 'Got it',
    },
    restartQuestion: {
      title: 'Start again?',
      text: 'You will return to the start, and the list of visited nodes will be cleared. Bookmarks stay.',
      confirm: 'Start again',
      cancel: 'Cancel',
    },
    historyPanel: { title: 'Nodes visited', close: 'Close the list of visited nodes' },
    ...savesMessages.en,
    ...settingsMessages.en,
    help: {
      title: 'Keys',
      choose: 'Make a choice',
      chooseFurther: 'Make choices 10 to 12',
      help: 'This help',
    },
    ...mediaMessages.en,
    loading: 'Loading the story',
    loadFailed: {
      title: 'The story did not load',
      text: 'Check your connection and try again.',
      retry: 'Try again',
    },
    notFound: {
      title: 'The story is not there',
      text: 'It may have been removed or made private, or its address is wrong. Please tell the owner of this page.',
    },
    malformed: {
      title: 'The story did not open',
      text: 'What should be a story cannot be read. Please tell the owner of this page.',
    },
    nodeTypes: nodeTypeNames.en,
  },
});
