import type { KeyboardEvent, ReactNode } from 'react';

/** What every field has. */
export type FieldProps = {
  /** Names the field. */
  label: string;
  /** Leaves the label to screen readers alone. @default false */
  hideLabel?: boolean;
  /** A sentence that helps to fill the field in. */
  description?: ReactNode;
  /** What is wrong and how to correct it; marks the field as invalid. */
  errorMessage?: string;
};

/** What react-aria offers and the fields made of it close again. */
export type ClosedProps =
  | 'className'
  | 'style'
  | 'children'
  | 'render'
  | 'slot'
  | 'isInvalid'
  | 'aria-label';

/** What a field for text has, whether it takes one line or many. */
export type TextProps<AriaProps> = Omit<AriaProps, ClosedProps | 'onKeyDown'> &
  FieldProps & {
    /** The event of the element itself: react-aria's would not reach the shortcuts of the page. */
    onKeyDown?: (event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
    /** An example of what to write; never the only label. */
    placeholder?: string;
    /** `reading` for what an author writes, `mono` for code. @default 'text' */
    font?: 'text' | 'reading' | 'mono';
  };

/**
 * The browser checks a field until the page itself says what is wrong: from then on the page decides,
 * or its message would keep the form from being sent again.
 */
export const validity = (errorMessage: string | undefined) =>
  errorMessage === undefined ? {} : ({ isInvalid: true, validationBehavior: 'aria' } as const);
