import { TextField, type TextFieldProps } from '@dreamfork/ui';

/** A field for a code of an authenticator app, or a recovery code. */
export const TwoFactorCodeField = (props: TextFieldProps) => (
  <TextField autoComplete="one-time-code" spellCheck="false" isRequired {...props} />
);
