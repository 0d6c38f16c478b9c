import { findNode, type StoryDocument, type VariableValue } from '@dreamfork/story';
import { inQuotes } from '@dreamfork/story/text';
import { type Locale, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { useMemo } from 'react';
import { useSession } from '../../EditorContext.tsx';
import { botMessages } from './messages.ts';

/** How the parts of a story are named in the lists of the bot. */
export type Names = {
  node: (nodeId: string) => string;
  choice: (nodeId: string, choiceId: string) => string;
  /** «золото 3, ключ да». */
  values: (values: Readonly<Record<string, VariableValue>>) => string;
};

export function useNames(): Names {
  const messages = useMessages(botMessages);
  const document = useSession((state) => state.document);
  const locale = useLocale();
  return useMemo(() => namesOf(document, messages, locale), [document, messages, locale]);
}

type NameMessages = Record<'untitled' | 'emptyChoice' | 'yes' | 'no', string>;

function namesOf(document: StoryDocument, messages: NameMessages, locale: Locale): Names {
  const variables = new Map((document.variables ?? []).map(({ id, name }) => [id, name]));
  const told = (value: VariableValue): string => {
    if (typeof value === 'boolean') return value ? messages.yes : messages.no;
    return typeof value === 'string' ? inQuotes(value, locale) : String(value);
  };
  return {
    node: (id) => findNode(document, id)?.title || messages.untitled,
    choice: (nodeId, choiceId) =>
      findNode(document, nodeId)?.choices.find(({ id }) => id === choiceId)?.text ||
      messages.emptyChoice,
    values: (values) =>
      Object.entries(values)
        .flatMap(([id, value]) => {
          const name = variables.get(id);
          return name === undefined ? [] : `${name} ${told(value)}`;
        })
        .join(', '),
  };
}
