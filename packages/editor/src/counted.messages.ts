import { formatCount } from '@dreamfork/ui/i18n';

const nodeForms = { one: 'узел', few: 'узла', many: 'узлов', other: 'узла' };
const connectionForms = { one: 'связь', few: 'связи', many: 'связей', other: 'связи' };

const diagnosticForms = {
  one: 'замечание',
  few: 'замечания',
  many: 'замечаний',
  other: 'замечания',
};

const threadForms = {
  one: 'открытое обсуждение',
  few: 'открытых обсуждения',
  many: 'открытых обсуждений',
  other: 'открытого обсуждения',
};

/** Counted nouns, for sentences of the other dictionaries. */
export const counted = {
  ru: {
    nodes: (count: number) => formatCount('ru', count, nodeForms),
    connections: (count: number) => formatCount('ru', count, connectionForms),
    diagnostics: (count: number) => formatCount('ru', count, diagnosticForms),
    threads: (count: number) => formatCount('ru', count, threadForms),
  },
  en: {
    nodes: (count: number) => formatCount('en', count, { one: 'node', other: 'nodes' }),
    connections: (count: number) =>
      formatCount('en', count, { one: 'connection', other: 'connections' }),
    diagnostics: (count: number) => formatCount('en', count, { one: 'issue', other: 'issues' }),
    threads: (count: number) =>
      formatCount('en', count, { one: 'open thread', other: 'open threads' }),
  },
};
