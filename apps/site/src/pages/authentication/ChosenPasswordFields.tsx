import { passwordRules } from '@dreamfork/api-client';
import { PasswordField } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { authenticationMessages } from '../../messages/authentication.ts';

type FieldProps = {
  name: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  errorMessage?: string;
};

export type ChosenPasswordFieldsProps = { password: FieldProps; confirmation: FieldProps };

/** A password that somebody chooses, with its rules ticked off while it is written, and once more. */
export function ChosenPasswordFields({ password, confirmation }: ChosenPasswordFieldsProps) {
  const words = useMessages(authenticationMessages);
  return (
    <>
      <PasswordField
        autoComplete="new-password"
        isRequired
        rules={passwordRules.map(({ code, test }) => ({
          label: words.rules[code],
          isMet: test(password.value),
        }))}
        {...password}
      />
      <PasswordField autoComplete="new-password" isRequired {...confirmation} />
    </>
  );
}
