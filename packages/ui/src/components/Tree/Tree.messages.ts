import { defineMessages } from '../../i18n/index.ts';

export const treeMessages = defineMessages({
  ru: { expand: 'Развернуть', collapse: 'Свернуть' },
  en: { expand: 'Expand', collapse: 'Collapse' },
});
