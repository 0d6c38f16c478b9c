import type { NodeType } from '@dreamfork/story';
import { defineMessages, plural } from '@dreamfork/ui/i18n';

const russianTypes: Record<NodeType, string> = {
  start: 'Начало',
  text: 'Текст',
  choice: 'Выбор',
  image: 'Изображение',
  video: 'Видео',
  audio: 'Аудио',
  document: 'Документ',
  end: 'Конец',
};

const englishTypes: Record<NodeType, string> = {
  start: 'Start',
  text: 'Text',
  choice: 'Choice',
  image: 'Image',
  video: 'Video',
  audio: 'Audio',
  document: 'Document',
  end: 'End',
};

/** Every word that the player itself says. */
export const playerMessages = defineMessages({
  ru: {
    close: 'Закрыть',
    history: 'История',
    settings: 'Настройки',
    restart: 'Сброс',
    next: 'Далее',
    auto: 'Авто',
    manual: 'Ручной',
    pause: 'Пауза',
    resume: 'Продолжить',
    counter: (position: number, total: number) => `Узел ${position} из ${total}`,
    progress: 'Пройдено узлов',
    choose: 'Выберите вариант:',
    choosePath: 'Выберите путь:',
    unknownNode: 'Неизвестный узел',
    offered: (count: number) =>
      `${count} ${plural('ru', count, { one: 'вариант', few: 'варианта', many: 'вариантов', other: 'варианта' })}`,
    end: {
      page: { title: 'История завершена!', text: 'Спасибо за прочтение.' },
      overlay: { title: 'История завершена', text: 'Вы достигли конца истории.' },
      again: 'Начать заново',
    },
    deadEnd: {
      title: 'Нет доступных переходов',
      text: 'Этот узел не имеет исходящих соединений.',
    },
    missing: {
      page: 'История не найдена или не имеет начального узла',
      overlay: {
        title: 'Ошибка просмотра',
        text: 'Не удалось найти начальный узел истории.',
      },
    },
    historyPanel: { title: 'История переходов', close: 'Закрыть историю переходов' },
    settingsPanel: {
      title: 'Настройки чтения',
      close: 'Закрыть настройки',
      textSize: 'Размер текста',
      textSizes: { small: 'Мелкий', normal: 'Обычный', large: 'Крупный', huge: 'Очень крупный' },
      lineWidth: 'Ширина строки',
      lineWidths: { narrow: 'Узкая', normal: 'Обычная', wide: 'Широкая' },
      mode: 'Переход к следующему узлу',
      modes: { manual: 'Ручной', auto: 'Авто' },
      keys: 'Клавиши',
      keyHelp: {
        choose: 'выбрать вариант',
        next: 'далее',
        back: 'на шаг назад',
        history: 'история переходов',
        settings: 'настройки',
        close: 'закрыть',
      },
    },
    media: {
      open: (name: string) => `Открыть документ: ${name}`,
      unnamed: 'без названия',
      failed: 'Не удалось загрузить файл. Проверьте соединение и попробуйте ещё раз.',
      reload: 'Обновить',
    },
    nodeTypes: russianTypes,
  },
  en: {
    close: 'Close',
    history: 'History',
    settings: 'Settings',
    restart: 'Reset',
    next: 'Next',
    auto: 'Auto',
    manual: 'Manual',
    pause: 'Pause',
    resume: 'Resume',
    counter: (position: number, total: number) => `Node ${position} of ${total}`,
    progress: 'Nodes visited',
    choose: 'Choose an option:',
    choosePath: 'Choose a path:',
    unknownNode: 'Unknown node',
    offered: (count: number) =>
      `${count} ${plural('en', count, { one: 'option', other: 'options' })}`,
    end: {
      page: { title: 'The story is over!', text: 'Thank you for reading.' },
      overlay: { title: 'The story is over', text: 'You have reached the end of the story.' },
      again: 'Start again',
    },
    deadEnd: { title: 'No way on', text: 'This node has no outgoing connections.' },
    missing: {
      page: 'The story was not found or has no start node',
      overlay: {
        title: 'Cannot show the story',
        text: 'The start node of the story could not be found.',
      },
    },
    historyPanel: { title: 'Nodes visited', close: 'Close the list of visited nodes' },
    settingsPanel: {
      title: 'Reading settings',
      close: 'Close the settings',
      textSize: 'Text size',
      textSizes: { small: 'Small', normal: 'Normal', large: 'Large', huge: 'Very large' },
      lineWidth: 'Line width',
      lineWidths: { narrow: 'Narrow', normal: 'Normal', wide: 'Wide' },
      mode: 'Going on to the next node',
      modes: { manual: 'Manual', auto: 'Auto' },
      keys: 'Keys',
      keyHelp: {
        choose: 'choose an option',
        next: 'next',
        back: 'one step back',
        history: 'nodes visited',
        settings: 'settings',
        close: 'close',
      },
    },
    media: {
      open: (name: string) => `Open the document: ${name}`,
      unnamed: 'untitled',
      failed: 'The file could not be loaded. Check the connection and try again.',
      reload: 'Reload',
    },
    nodeTypes: englishTypes,
  },
});
