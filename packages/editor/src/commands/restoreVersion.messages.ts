import { defineMessages } from '@dreamfork/ui/i18n';

/** What bringing an earlier state of the story back says. */
export const restoreMessages = defineMessages({
  ru: {
    restored: 'Прежняя версия вернулась',
    restoredText: 'Нынешнюю вернёт отмена.',
    alreadySame: 'История уже такая, как в этой версии',
  },
  en: {
    restored: 'The earlier version is back',
    restoredText: 'Undo brings the current one back.',
    alreadySame: 'The story is already the same as this version',
  },
});
