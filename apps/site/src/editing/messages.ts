import { defineMessages } from '@dreamfork/ui/i18n';

/** The page around the editor. */
export const editingMessages = defineMessages({
  ru: {
    title: 'Редактор',
    loading: 'Редактор загружается',
    error: 'Ошибка загрузки',
    failed: 'Ошибка загрузки истории',
    missing: 'История не найдена',
    retry: 'Попробовать снова',
    toDashboard: 'К панели управления',
    leaveTitle: 'История ещё не на сервере',
    leaveText: 'Правки останутся в этом браузере и будут ждать, пока вы снова откроете редактор.',
    leave: 'Уйти',
    stay: 'Остаться',
  },
  en: {
    title: 'Editor',
    loading: 'Loading the editor',
    error: 'Couldn’t open the editor',
    failed: 'The story couldn’t be loaded',
    missing: 'Story not found',
    retry: 'Try again',
    toDashboard: 'Go to the dashboard',
    leaveTitle: 'This story isn’t on the server yet',
    leaveText:
      'Your edits stay in this browser and will be waiting when you open the editor again.',
    leave: 'Leave',
    stay: 'Stay',
  },
});
