import { findNode, type Variable, type VariableType } from '@dreamfork/story';
import { useLocale, useMessages } from '@dreamfork/ui/i18n';
import { useEditor, useSession } from '../../../EditorContext.tsx';
import { logicMessages } from './messages.ts';
import type { WordsContext } from './words.ts';

const none: readonly Variable[] = [];

/** The variables of the story. */
export const useVariables = (): readonly Variable[] =>
  useSession(({ document }) => document.variables ?? none);

/** The type of the variable of this name. */
export const typeOf = (variables: readonly Variable[], name: string): VariableType | undefined =>
  variables.find((variable) => variable.name === name)?.type;

/** What sentences about conditions and effects are made with. */
export function useWordsContext(): WordsContext {
  const messages = useMessages(logicMessages);
  const locale = useLocale();
  const { session } = useEditor();
  return {
    messages,
    locale,
    titleOf: (nodeId) => findNode(session.getState().document, nodeId)?.title || messages.untitled,
  };
}
