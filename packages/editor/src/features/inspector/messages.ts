import { defineMessages } from '@dreamfork/ui/i18n';

export const inspectorMessages = defineMessages({
  ru: {
    panel: 'Свойства',
    close: 'Закрыть панель',
    story: 'История',
    node: 'Узел',
    choice: 'Выбор',
  },
  en: {
    panel: 'Properties',
    close: 'Close panel',
    story: 'Story',
    node: 'Node',
    choice: 'Choice',
  },
});

/** Properties of the story as a whole. */
export const storyMessages = defineMessages({
  ru: {
    title: 'Название истории',
    description: 'Описание',
    descriptionHint: 'Его увидят читатели в списке историй.',
    language: 'Язык истории',
    languageHint: 'С ним программы чтения с экрана верно произносят текст.',
    languageUnset: 'Не указан',
    isPublic: 'Публичная история',
    isPublicHint: 'Публичную историю читают все, приватную — только вы и те, кого вы позвали.',
    isPublicUnsaved: 'Читать её можно будет после первого сохранения.',
    totals: 'Итоги',
  },
  en: {
    title: 'Story title',
    description: 'Description',
    descriptionHint: 'Readers see it in the list of stories.',
    language: 'Story language',
    languageHint: 'Screen readers need it to pronounce the text correctly.',
    languageUnset: 'Not set',
    isPublic: 'Public story',
    isPublicHint:
      'Everyone can read a public story; a private one is seen only by you and those you invite.',
    isPublicUnsaved: 'It can be read after its first save.',
    totals: 'Totals',
  },
});
