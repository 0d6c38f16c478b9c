import { TextField, type TextFieldProps } from '@dreamfork/ui';
import { useState } from 'react';
import { useEditor } from '../EditorContext.tsx';

export type LiveFieldProps = Pick<
  TextFieldProps,
  'label' | 'hideLabel' | 'font' | 'inputMode' | 'maxLength'
> & {
  value: string;
  /** Every state of the field that can stand; the document follows as the author types. */
  onChange: (text: string) => void;
  /** Whether a text can stand. One that cannot is kept in the field until it is left. */
  accepts?: (text: string) => boolean;
  /** What stands instead when the field is left with a text that cannot. Without it the last good one. */
  fallback?: string;
};

/** A text field whose words reach the document while they are typed, as one step of undo. */
export function LiveField({ value, onChange, accepts, fallback, ...props }: LiveFieldProps) {
  const { commands } = useEditor();
  const [text, setText] = useState<string | null>(null);
  return (
    <TextField
      {...props}
      value={text ?? value}
      onChange={(typed) => {
        setText(typed);
        if (!accepts || accepts(typed)) onChange(typed);
      }}
      onBlur={() => {
        const isRefused = text !== null && accepts && !accepts(text);
        if (isRefused && fallback !== undefined) onChange(fallback);
        setText(null);
        commands.endTyping();
      }}
    />
  );
}
