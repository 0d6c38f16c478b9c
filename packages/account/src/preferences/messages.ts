import { defineMessages } from '@dreamfork/ui/i18n';

export const preferencesMessages = defineMessages({
  ru: { preferencesFailed: 'Ошибка сохранения профиля' },
  en: { preferencesFailed: 'The profile could not be saved' },
});
