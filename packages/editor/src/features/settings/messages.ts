import { defineMessages } from '@dreamfork/ui/i18n';

export const settingsMessages = defineMessages({
  ru: {
    title: 'Настройки редактора',
    text: 'Действуют сразу и остаются на этом устройстве.',
    snapsToGrid: {
      label: 'Ставить узлы по клеткам',
      text: 'При перетаскивании узел встаёт на ближайшую клетку.',
    },
    showsMap: {
      label: 'Карта истории',
      text: 'Вся история в уменьшенном виде, в углу холста.',
    },
    animates: {
      label: 'Плавное движение холста',
      text: 'Если в системе движение отключено, холст не движется плавно в любом случае.',
    },
  },
  en: {
    title: 'Editor settings',
    text: 'They take effect immediately and stay on this device.',
    snapsToGrid: {
      label: 'Snap nodes to the grid',
      text: 'A dragged node snaps to the nearest cell.',
    },
    showsMap: {
      label: 'Story map',
      text: 'A small view of the whole story, in the corner of the canvas.',
    },
    animates: {
      label: 'Smooth canvas motion',
      text: 'If motion is turned off in your system, the canvas never moves smoothly.',
    },
  },
});
