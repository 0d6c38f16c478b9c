import { defineMessages } from '@dreamfork/ui/i18n';

export const toolsMessages = defineMessages({
  ru: {
    addNode: 'Добавить узел',
    canvas: 'Холст',
    save: 'Сохранить',
    preview: 'Просмотр',
    centre: 'Центрировать узлы',
    fix: 'Исправить позиции',
  },
  en: {
    addNode: 'Add a node',
    canvas: 'Canvas',
    save: 'Save',
    preview: 'Preview',
    centre: 'Center nodes',
    fix: 'Fix positions',
  },
});
