import { TextField, type TextFieldProps } from '@dreamfork/ui';
import { useEditor } from '../EditorContext.tsx';
import { useTypedText } from '../textFields.ts';

export type LiveFieldProps = Pick<
  TextFieldProps,
  'label' | 'hideLabel' | 'description' | 'font' | 'inputMode' | 'maxLength' | 'ref'
> & {
  value: string;
  /** Every state of the field that can stand; the document follows as the author types. */
  onChange: (text: string) => void;
  /** Whether a text can stand. One that cannot is kept in the field until it is left. */
  accepts?: (text: string) => boolean;
  /** What stands instead when the field is left with a text that cannot. Without it the last good one. */
  fallback?: string;
};

/** A text field that edits the document while typing, as one step of undo. */
export function LiveField({ value, onChange, accepts, fallback, ...props }: LiveFieldProps) {
  const { edits } = useEditor();
  const { text, isRefused, setTyped } = useTypedText(value, accepts);
  return (
    <TextField
      {...props}
      value={text}
      onChange={(typed) => {
        setTyped(typed);
        if (!accepts || accepts(typed)) onChange(typed);
      }}
      onBlur={() => {
        if (isRefused && fallback !== undefined) onChange(fallback);
        setTyped(null);
        edits.endTyping();
      }}
    />
  );
}
