import { defineMessages } from '../../i18n/index.ts';

export const appBarMessages = defineMessages({
  ru: { navigation: 'Основная навигация', menu: 'Меню', closeMenu: 'Закрыть меню' },
  en: { navigation: 'Main navigation', menu: 'Menu', closeMenu: 'Close menu' },
});
