import { TextField, type TextFieldProps } from '../../components/TextField/TextField.tsx';

export type EmailFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'isRequired'> & {
  /** `username` on a login form. @default 'email' */
  autoComplete?: 'email' | 'username';
};

/** A required email address. */
export const EmailField = ({ autoComplete = 'email', ...props }: EmailFieldProps) => (
  <TextField type="email" autoComplete={autoComplete} isRequired {...props} />
);
