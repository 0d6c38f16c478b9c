import { type ProblemCode, problemMessages, type Variable } from '@dreamfork/story';
import { TextField } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useState } from 'react';
import { useEditor } from '../../EditorContext.tsx';
import { variablesMessages } from './messages.ts';
import { createRenaming } from './variableEdits.ts';

/** A name as it was typed, and why the story refuses it. */
export type TypedName = { readonly text: string; readonly refusal: ProblemCode | null };

export type VariableNameProps = {
  variable: Variable;
  /** What was typed and differs from the name; it outlives this field. */
  typed: TypedName | null;
  onType: (typed: TypedName | null) => void;
  /** Whether the field takes the focus, with its text selected, to be named at once. */
  isNew: boolean;
};

/** The name of a variable; the story follows while it is typed. A refused one stays and says why. */
export function VariableName({ variable, typed, onType, isNew }: VariableNameProps) {
  const editor = useEditor();
  const messages = useMessages(variablesMessages);
  const problems = useMessages(problemMessages);
  const [renaming] = useState(() => createRenaming(editor, variable.id));
  const isShown = typed && (typed.refusal || typed.text.trim().normalize() === variable.name);
  return (
    <TextField
      label={messages.name}
      description={messages.nameHint}
      value={isShown ? typed.text : variable.name}
      onChange={(text) => onType({ text, refusal: renaming.rename(text) })}
      errorMessage={isShown && typed.refusal ? problems[typed.refusal] : undefined}
      autoFocus={isNew}
      onFocus={({ target }) => {
        if (isNew && target instanceof HTMLInputElement) target.select();
      }}
      onBlur={() => {
        renaming.end();
        if (!typed?.refusal) onType(null);
      }}
      autoComplete="off"
      spellCheck="false"
    />
  );
}
