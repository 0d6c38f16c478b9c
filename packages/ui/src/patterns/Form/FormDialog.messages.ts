import { defineMessages } from '../../i18n/index.ts';

export const formDialogMessages = defineMessages({
  ru: {
    title: 'Закрыть без отправки?',
    text: 'Всё, что вы здесь написали, пропадёт.',
    confirmLabel: 'Закрыть',
    cancelLabel: 'Вернуться к тексту',
  },
  en: {
    title: 'Close without sending?',
    text: 'What you wrote here will be lost.',
    confirmLabel: 'Close',
    cancelLabel: 'Back to the text',
  },
});
