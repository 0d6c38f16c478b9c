import { defineMessages } from '@dreamfork/ui/i18n';

export const aboutMessages = defineMessages({
  ru: {
    title: 'О проекте',
    lead: 'Dreamfork — место, где пишут и читают истории, у которых больше одного конца.',
    start: 'Начать бесплатно',
    create: 'Создать историю',
    explore: 'Смотреть истории',
    sections: [
      {
        title: 'Зачем',
        text: 'Обычный текст идёт по прямой. Здесь сюжет виден как карта: сцены, развилки и концовки лежат рядом, и автор сразу замечает тупики и лишние повороты.',
      },
      {
        title: 'Для кого',
        text: 'Для тех, кто пишет прозу, учебные задания и текстовые игры. Программировать не нужно. И для тех, кто любит сам решать, чем всё кончится.',
      },
      {
        title: 'Как устроено',
        text: 'Dreamfork можно поставить на свой сервер одной командой, и все истории останутся у вас. Плеер встраивается в любой сайт. Код открыт под лицензией MIT.',
      },
    ],
  },
  en: {
    title: 'About',
    lead: 'Dreamfork is a place to write and read stories with more than one ending.',
    start: 'Start for free',
    create: 'Create a story',
    explore: 'Explore stories',
    sections: [
      {
        title: 'Why it exists',
        text: 'Ordinary text runs in a straight line. Here you see the plot as a map: scenes, forks and endings side by side, so dead ends and needless detours stand out at once.',
      },
      {
        title: 'Who it’s for',
        text: 'For anyone writing fiction, lessons or text games — no programming required. And for anyone who would rather decide how it ends.',
      },
      {
        title: 'How it’s built',
        text: 'Dreamfork runs on your own server with a single command, so your stories stay yours. The player embeds in any website. The code is open source under the MIT licence.',
      },
    ],
  },
});
