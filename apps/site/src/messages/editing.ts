import { defineMessages } from '@dreamfork/ui/i18n';

/** The page around the editor. */
export const editingMessages = defineMessages({
  ru: {
    title: 'Редактор',
    loading: 'Редактор загружается',
    error: 'Ошибка загрузки',
    failed: 'Ошибка загрузки истории',
    missing: 'История не найдена',
    toDashboard: 'К панели управления',
    leaveTitle: 'История ещё не на сервере',
    leaveText:
      'Правки останутся в этом браузере. Когда вы снова откроете редактор, он предложит их вернуть.',
    leave: 'Уйти',
    stay: 'Остаться',
  },
  en: {
    title: 'Editor',
    loading: 'The editor is loading',
    error: 'Loading failed',
    failed: 'The story could not be loaded',
    missing: 'Story not found',
    toDashboard: 'To the dashboard',
    leaveTitle: 'The story is not on the server yet',
    leaveText:
      'The edits stay in this browser. When you open the editor again, it offers to bring them back.',
    leave: 'Leave',
    stay: 'Stay',
  },
});
