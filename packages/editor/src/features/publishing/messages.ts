import { defineMessages } from '@dreamfork/ui/i18n';

/** What readers get of a public story, in the top bar and after a save. */
export const publishingMessages = defineMessages({
  ru: {
    label: 'Что видят читатели',
    published: 'Опубликовано',
    ahead: 'Не всё опубликовано',
    show: (status: string) => `${status}: подробности`,
    seenNow: 'Читатели уже видят эту версию.',
    seenStill: (moment: string) => `Читатели по-прежнему видят версию от ${moment}.`,
  },
  en: {
    label: 'What readers see',
    published: 'Published',
    ahead: 'Unpublished changes',
    show: (status: string) => `${status}: details`,
    seenNow: 'Readers see this version now.',
    seenStill: (moment: string) => `Readers still see the version of ${moment}.`,
  },
});
