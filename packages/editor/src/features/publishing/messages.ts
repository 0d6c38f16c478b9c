import { defineMessages } from '@dreamfork/ui/i18n';
import { counted } from '../../counted.messages.ts';

/** What readers get of a public story, in the top bar and after a save. */
export const publishingMessages = defineMessages({
  ru: {
    label: 'Что видят читатели',
    published: 'Опубликовано',
    ahead: 'Не всё опубликовано',
    show: (status: string) => `${status}: подробности`,
    seenNow: 'Читатели уже видят эту версию.',
    seenWith: (count: number) =>
      `Читатели уже видят эту версию, и в ней ${counted.ru.diagnostics(count)}.`,
    seenStill: (moment: string) => `Читатели по-прежнему видят версию от ${moment}.`,
  },
  en: {
    label: 'What readers see',
    published: 'Published',
    ahead: 'Unpublished changes',
    show: (status: string) => `${status}: details`,
    seenNow: 'Readers see this version now.',
    seenWith: (count: number) =>
      `Readers see this version now, with ${counted.en.diagnostics(count)}.`,
    seenStill: (moment: string) => `Readers still see the version of ${moment}.`,
  },
});
