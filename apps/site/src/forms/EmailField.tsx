import { TextField, type TextFieldProps } from '@dreamfork/ui';

export type EmailFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'isRequired'> & {
  /** `username` where one signs in with it. @default 'email' */
  autoComplete?: 'email' | 'username';
};

/** An e-mail address, which must be given. */
export const EmailField = ({ autoComplete = 'email', ...props }: EmailFieldProps) => (
  <TextField type="email" autoComplete={autoComplete} inputMode="email" isRequired {...props} />
);
