import { passwordRules } from '@dreamfork/api-client';
import { PasswordField } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { authenticationMessages } from './messages.ts';

type FieldProps = {
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  errorMessage?: string;
};

export type NewPasswordFieldsProps = { password: FieldProps; confirmation: FieldProps };

/** A new password with a live list of the rules it meets, and its confirmation. */
export function NewPasswordFields({ password, confirmation }: NewPasswordFieldsProps) {
  const messages = useMessages(authenticationMessages);
  return (
    <>
      <PasswordField
        autoComplete="new-password"
        isRequired
        rules={passwordRules.map(({ code, test }) => ({
          label: messages.rules[code],
          isMet: test(password.value),
        }))}
        {...password}
      />
      <PasswordField autoComplete="new-password" isRequired {...confirmation} />
    </>
  );
}
