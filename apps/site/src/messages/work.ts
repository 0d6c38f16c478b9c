import { defineMessages } from '@dreamfork/ui/i18n';

/** Words of the pages around the reader and the editor. */
export const workMessages = defineMessages({
  ru: {
    readerError: 'Ошибка!',
    readerFailed: 'Ошибка загрузки истории',
    readerMissing: 'История не найдена',
    readerMissingText: 'Её удалили, или автор держит её закрытой.',
    toStories: 'К списку историй',
    editor: 'Редактор',
    editorLoading: 'Редактор загружается',
    editorError: 'Ошибка загрузки',
    editorFailed: 'Ошибка загрузки истории',
    toDashboard: 'К панели управления',
    leaveKeptTitle: 'История ещё не на сервере',
    leaveKeptText:
      'Правки останутся в этом браузере. Когда вы снова откроете редактор, он предложит их вернуть.',
    leave: 'Уйти',
    stay: 'Остаться',
  },
  en: {
    readerError: 'Error!',
    readerFailed: 'The story could not be loaded',
    readerMissing: 'Story not found',
    readerMissingText: 'It was deleted, or its author keeps it private.',
    toStories: 'To the list of stories',
    editor: 'Editor',
    editorLoading: 'The editor is loading',
    editorError: 'Loading failed',
    editorFailed: 'The story could not be loaded',
    toDashboard: 'To the dashboard',
    leaveKeptTitle: 'The story is not on the server yet',
    leaveKeptText:
      'The edits stay in this browser. When you open the editor again, it offers to bring them back.',
    leave: 'Leave',
    stay: 'Stay',
  },
});
