import type { SentenceContext, Variable, VariableType } from '@dreamfork/story';
import { useLocale } from '@dreamfork/ui/i18n';
import { useEditor, useSession } from '../../../EditorContext.tsx';

const none: readonly Variable[] = [];

/** The variables of the story. */
export const useVariables = (): readonly Variable[] =>
  useSession(({ document }) => document.variables ?? none);

/** The type of the variable of this name. */
export const typeOf = (variables: readonly Variable[], name: string): VariableType | undefined =>
  variables.find((variable) => variable.name === name)?.type;

/** What sentences about conditions and effects are made with. */
export function useSentenceContext(): SentenceContext {
  const locale = useLocale();
  const { session } = useEditor();
  return { locale, story: session.getState().document };
}
