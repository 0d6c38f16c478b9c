import { defineMessages, formatCount } from '@dreamfork/ui/i18n';

const changes = {
  one: 'изменение не опубликовано',
  few: 'изменения не опубликованы',
  many: 'изменений не опубликовано',
  other: 'изменения не опубликовано',
};
const enChanges = { one: 'change is not published', other: 'changes are not published' };

/** What readers get of a public story, and what its author can do about it. */
export const publishingDetailsMessages = defineMessages({
  ru: {
    sees: (moment: string) => `Читатели видят версию от ${moment}`,
    allPublished: 'всё опубликовано',
    someUnpublished: 'есть неопубликованные изменения',
    unpublished: (count: number) => formatCount('ru', count, changes),
    withEverySave:
      'Автосохранение меняет только вашу рабочую версию. Читатели увидят её, когда вы нажмёте «Сохранить» или Ctrl+S.',
    byHandText:
      'Сохранения меняют только вашу рабочую версию. Читатели увидят её, когда вы нажмёте «Опубликовать».',
    meet: 'Что встретят читатели, если опубликовать сейчас:',
    meetMore: (count: number) => `и ещё ${count}`,
    showDiagnostics: 'Показать все замечания',
    publish: 'Опубликовать',
    confirmTitle: 'Опубликовать с замечаниями?',
    saveOnly: 'Сохранить, не публикуя',
    compare: 'Что изменилось',
    takeBack: 'Вернуть опубликованное',
    published: 'Опубликованная версия',
    byHand: 'Публиковать вручную',
    byHandFailed: 'Не удалось изменить способ публикации',
    failedText: 'Он остался прежним. Проверьте соединение и попробуйте снова.',
    readFailed: 'Не удалось загрузить опубликованную версию',
    readFailedText: 'Рабочая версия не изменилась. Проверьте соединение и попробуйте снова.',
    wholeStory: 'Вся история',
    untitled: 'Без названия',
  },
  en: {
    sees: (moment: string) => `Readers see the version of ${moment}`,
    allPublished: 'everything is published',
    someUnpublished: 'some changes are not published',
    unpublished: (count: number) => formatCount('en', count, enChanges),
    withEverySave:
      'Autosave changes your working version only. Readers see it once you press “Save” or Ctrl+S.',
    byHandText:
      'Saving changes your working version only. Readers see it once you press “Publish”.',
    meet: 'What readers will meet if you publish now:',
    meetMore: (count: number) => `and ${count} more`,
    showDiagnostics: 'Show all issues',
    publish: 'Publish',
    confirmTitle: 'Publish with these issues?',
    saveOnly: 'Save without publishing',
    compare: 'What has changed',
    takeBack: 'Go back to what is published',
    published: 'Published version',
    byHand: 'Publish by hand',
    byHandFailed: 'The way of publishing could not be changed',
    failedText: 'It is what it was. Check your connection and try again.',
    readFailed: 'The published version could not be loaded',
    readFailedText: 'Your working version is unchanged. Check your connection and try again.',
    wholeStory: 'The whole story',
    untitled: 'Untitled',
  },
});
