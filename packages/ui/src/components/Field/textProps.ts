import type { FieldProps } from './fieldProps.ts';

/** What a field for words has, whether they take one line or many. */
export type TextProps = FieldProps & {
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  /** @default false */
  isDisabled?: boolean;
  /** The words can be read, chosen and copied. @default false */
  isReadOnly?: boolean;
  /** An answer is needed before the form can be sent. @default false */
  isRequired?: boolean;
  /** An example of what to write; never the only label. */
  placeholder?: string;
  /** `reading` for what an author writes. @default 'text' */
  font?: 'text' | 'reading';
};

/** What the element of a field takes as it stands. */
export type PlainAttributes<Attributes> = Omit<
  Attributes,
  | keyof TextProps
  | 'ref'
  | 'className'
  | 'style'
  | 'children'
  | 'disabled'
  | 'readOnly'
  | 'required'
  | 'onInvalid'
  | 'aria-label'
>;
