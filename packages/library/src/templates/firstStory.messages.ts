import { defineMessages } from '@dreamfork/ui/i18n';

export const firstStoryMessages = defineMessages({
  ru: {
    title: 'Начните первую историю',
    text: 'С чистого листа или с готовой маленькой истории: её можно сразу прочесть, переписать и опубликовать.',
    ways: 'С чего начать',
    blank: 'Чистый лист',
    blankText: 'Один узел в начале, остальное за вами.',
    begin: 'Начать',
    beginWith: (name: string) => `Начать: ${name}`,
    failed: 'Не удалось начать историю',
  },
  en: {
    title: 'Start your first story',
    text: 'From a blank page, or from a small finished story: you can read it, rewrite it and publish it right away.',
    ways: 'Where to start',
    blank: 'A blank page',
    blankText: 'One node at the beginning, the rest is up to you.',
    begin: 'Start',
    beginWith: (name: string) => `Start: ${name}`,
    failed: 'The story could not be started',
  },
});
