import { defineMessages, plural } from '@dreamfork/ui/i18n';

const ru = { one: 'история', few: 'истории', many: 'историй', other: 'истории' };
const en = { one: 'story', other: 'stories' };

export const messages = defineMessages({
  ru: {
    title: 'Ваши истории',
    found: (count: number) => `Найдено: ${count} ${plural('ru', count, ru)}`,
  },
  en: {
    title: 'Your stories',
    found: (count) => `${count} ${plural('en', count, en)} found`,
  },
});
