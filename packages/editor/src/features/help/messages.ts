import { defineMessages } from '@dreamfork/ui/i18n';

export const helpMessages = defineMessages({
  ru: {
    title: 'Клавиши и помощь',
    text: 'Буквы без Ctrl работают, пока фокус на холсте или на панели инструментов. Раскладка не важна.',
    or: 'или',
  },
  en: {
    title: 'Keys and help',
    text: 'Letters without Ctrl work while the focus is on the canvas or the tools panel, on any keyboard layout.',
    or: 'or',
  },
});
