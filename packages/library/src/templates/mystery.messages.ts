import { defineMessages } from '@dreamfork/ui/i18n';

/** A story that comes back to one place until the reader has seen enough. */
export const mysteryTemplate = defineMessages({
  ru: {
    name: 'Детектив',
    about: 'Улики по кругу, пока читатель не назовёт виновного.',
    title: 'Пропавшие часы',
    description: 'Замок цел, стекло цело, а часы исчезли. Осмотритесь и назовите виновного.',
    tags: 'загадка, улики',
    passages: {
      start: {
        title: 'Ранний вызов',
        text: 'Из витрины музея пропали часы купца Лаптева. Сторож клянётся, что дверь ночью не открывали. До открытия остаётся час.',
      },
      hall: {
        title: 'Зал с пустой витриной',
        text: 'Осмотреться можно везде. Когда всё станет ясно, назовите виновного.',
        choices: {
          case: 'Осмотреть витрину',
          guard: 'Поговорить со сторожем',
          yard: 'Выйти во двор',
          accuse: 'Назвать виновного',
        },
      },
      case: {
        title: 'Витрина',
        text: 'Крышку на ночь забыли опустить. На бархате лежит пёрышко, серое, с белым кончиком.',
      },
      guard: {
        title: 'Сторож',
        text: '«Ночью открыто только окошко под потолком, для воздуха. Человеку в него не пролезть», — говорит сторож.',
      },
      yard: {
        title: 'Двор',
        text: 'На липе у стены галочье гнездо. В нём что-то блестит. И тикает.',
      },
      accuse: {
        title: 'Кто взял часы',
        text: 'Директор ждёт ответа.',
        choices: { right: 'Галка', wrong: 'Сторож', hall: 'Ещё подумать' },
      },
      right: {
        title: 'Дело закрыто',
        text: 'Часы снимают с липы, галку прощают. На окошко вешают сетку.',
      },
      wrong: {
        title: 'Поспешный вывод',
        text: 'Сторож обижается и уходит. Через неделю часы находят в гнезде, и вам приходится писать ему длинное письмо.',
      },
    },
  },
  en: {
    name: 'A mystery',
    about: 'Clues in a circle until the reader names the culprit.',
    title: 'The missing watch',
    description:
      'The lock is intact, the glass is intact, and the watch is gone. Look around and name the culprit.',
    tags: 'riddle, clues',
    passages: {
      start: {
        title: 'An early call',
        text: 'The merchant’s watch has vanished from the museum. The watchman swears that nobody opened the door at night. One hour is left until opening time.',
      },
      hall: {
        title: 'The hall with the empty case',
        text: 'You may look anywhere. When all is clear, name the culprit.',
        choices: {
          case: 'Examine the case',
          guard: 'Talk to the watchman',
          yard: 'Go out into the yard',
          accuse: 'Name the culprit',
        },
      },
      case: {
        title: 'The case',
        text: 'Its lid was left open for the night. On the velvet lies a feather, grey with a white tip.',
      },
      guard: {
        title: 'The watchman',
        text: '“At night only the little window under the ceiling is open, for the air. No man could climb through it,” says the watchman.',
      },
      yard: {
        title: 'The yard',
        text: 'A jackdaw has its nest in the lime tree by the wall. Something in it glitters. And ticks.',
      },
      accuse: {
        title: 'Who took the watch',
        text: 'The director is waiting for an answer.',
        choices: { right: 'The jackdaw', wrong: 'The watchman', hall: 'Think again' },
      },
      right: {
        title: 'Case closed',
        text: 'The watch is fetched down from the tree, the jackdaw is forgiven, and the little window gets a net.',
      },
      wrong: {
        title: 'A hasty conclusion',
        text: 'The watchman is hurt and leaves. A week later the watch is found in the nest, and you have a long letter to write.',
      },
    },
  },
});
