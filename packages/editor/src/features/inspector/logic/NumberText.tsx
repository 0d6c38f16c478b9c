import { TextField } from '@dreamfork/ui';
import { useState } from 'react';
import { useEditor } from '../../../EditorContext.tsx';

export type NumberTextProps = {
  label: string;
  hideLabel?: boolean;
  value: number | undefined;
  onChange: (value: number | undefined) => void;
  /** Whether there may be no number. @default false */
  isOptional?: boolean;
};

const written = /^\s*[-−]?\d{1,15}(?:[.,]\d{1,15})?\s*$/;

/** The number that a text is, with a decimal point or comma. */
const numberOf = (text: string): number | undefined =>
  written.test(text) ? Number(text.replace(',', '.').replace('−', '-')) + 0 : undefined;

/** A number that the document follows while it is typed, as one step of undo. */
export function NumberText({ value, onChange, isOptional = false, ...field }: NumberTextProps) {
  const { edits } = useEditor();
  const [typed, setTyped] = useState<string | null>(null);
  const accepts = (text: string) =>
    numberOf(text) !== undefined || (isOptional && text.trim() === '');
  const isShown = typed !== null && (!accepts(typed) || numberOf(typed) === value);
  return (
    <TextField
      {...field}
      inputMode="decimal"
      value={isShown ? typed : String(value ?? '')}
      onChange={(text) => {
        setTyped(text);
        if (accepts(text)) onChange(numberOf(text));
      }}
      onBlur={() => {
        setTyped(null);
        edits.endTyping();
      }}
    />
  );
}
