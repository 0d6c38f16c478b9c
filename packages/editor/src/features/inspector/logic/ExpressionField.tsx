import {
  canonicalExpression,
  expressionPieces,
  parseExpression,
  printExpression,
  problemMessages,
  type StoryLocale,
  type Variable,
} from '@dreamfork/story';
import { CodeField } from '@dreamfork/ui';
import { useLocale, useMessages } from '@dreamfork/ui/i18n';
import { type ReactNode, useState } from 'react';
import { completionsAt } from '../../../components/nodeText/completions.ts';
import { completionMessages } from '../../../components/nodeText/messages.ts';
import { useEditor } from '../../../EditorContext.tsx';
import { logicMessages } from './messages.ts';
import { useVariables } from './useVariables.ts';

export type ExpressionFieldProps = {
  label: string;
  hideLabel?: boolean;
  description?: ReactNode;
  value: string;
  /** Every state of the text: the document takes any (SPEC D22). */
  onChange: (text: string) => void;
};

/** The first mistake of an expression: one of the language, or a name that no variable has. */
function mistakeIn(source: string, variables: readonly Variable[]) {
  const parsed = parseExpression(source);
  if (!parsed.ok) return { code: parsed.error.code, at: parsed.error.place.at ?? 0 };
  const names = new Set(variables.map(({ name }) => name));
  const unknown = expressionPieces(source).find(
    ({ kind, from, to }) => kind === 'name' && !names.has(source.slice(from, to).normalize()),
  );
  return unknown && { code: 'variable-unknown' as const, at: unknown.from };
}

/** The text as an author of this language reads it; one with a mistake as it stands. */
function shownText(value: string, locale: StoryLocale): string {
  const parsed = parseExpression(value);
  return parsed.ok ? printExpression(parsed.value, locale) : value;
}

/** An expression as text. It gets its canonical form when the field is left. */
export function ExpressionField({ value, onChange, ...field }: ExpressionFieldProps) {
  const { edits, session } = useEditor();
  const messages = useMessages(logicMessages);
  const completion = useMessages(completionMessages);
  const locale = useLocale();
  const variables = useVariables();
  const [typed, setTyped] = useState<string | null>(null);
  const isShown = typed !== null && (typed === value || (typed.trim() === '' && value === ''));
  const text = isShown ? typed : shownText(value, locale);
  const mistake = text.trim() === '' ? undefined : mistakeIn(text, variables);
  return (
    <CodeField
      {...field}
      value={text}
      pieces={expressionPieces(text)}
      mistakeAt={mistake?.at}
      {...(mistake && {
        errorMessage: messages.mistakeAt(mistake.at, problemMessages[locale][mistake.code]),
      })}
      suggestionsLabel={completion.suggestions}
      suggest={(source, index, isAsked) => {
        const { nodes } = session.getState().document;
        return completionsAt(source, index, isAsked, {
          variables,
          nodes,
          messages: completion,
          locale,
        });
      }}
      onChange={(written) => {
        setTyped(written);
        onChange(written);
      }}
      onBlur={() => {
        const canonical = canonicalExpression(value);
        if (typed !== null && canonical.ok && canonical.value !== value) onChange(canonical.value);
        setTyped(null);
        edits.endTyping();
      }}
    />
  );
}
