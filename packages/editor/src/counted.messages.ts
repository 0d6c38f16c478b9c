import { plural } from '@dreamfork/ui/i18n';

const nodeForms = { one: 'узел', few: 'узла', many: 'узлов', other: 'узла' };
const connectionForms = { one: 'связь', few: 'связи', many: 'связей', other: 'связи' };

const diagnosticForms = {
  one: 'замечание',
  few: 'замечания',
  many: 'замечаний',
  other: 'замечания',
};

/** Counted nouns, for sentences of the other dictionaries. */
export const counted = {
  ru: {
    nodes: (count: number) => `${count} ${plural('ru', count, nodeForms)}`,
    connections: (count: number) => `${count} ${plural('ru', count, connectionForms)}`,
    diagnostics: (count: number) => `${count} ${plural('ru', count, diagnosticForms)}`,
  },
  en: {
    nodes: (count: number) => `${count} ${plural('en', count, { one: 'node', other: 'nodes' })}`,
    connections: (count: number) =>
      `${count} ${plural('en', count, { one: 'connection', other: 'connections' })}`,
    diagnostics: (count: number) =>
      `${count} ${plural('en', count, { one: 'diagnostic', other: 'diagnostics' })}`,
  },
};
