import { hasCode } from '@dreamfork/api-client';
import { useApiClient } from '@dreamfork/api-client/hooks';
import { Button, useToast } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Form } from '../../forms/Form.tsx';
import { wordFaults } from '../../forms/faults.ts';
import { useForm } from '../../forms/useForm.ts';
import { authenticationMessages } from '../../messages/authentication.ts';
import { useSession } from '../../session/SessionContext.tsx';
import { ChosenPasswordFields } from './ChosenPasswordFields.tsx';
import { checkChosenPassword } from './chosenPassword.ts';
import { DeadLink } from './DeadLink.tsx';
import { linkToken } from './linkToken.ts';
import { Sheet } from './Sheet.tsx';

/** Where the link of a letter for a new password leads. */
export function ResetPasswordPage() {
  const words = useMessages(authenticationMessages);
  const token = linkToken(useLocation().hash);
  return token === null ? (
    <DeadLink title={words.linkIncomplete} text={words.linkIncompleteText} />
  ) : (
    <ResetPassword key={token} token={token} />
  );
}

function ResetPassword({ token }: { token: string }) {
  const words = useMessages(authenticationMessages);
  const client = useApiClient();
  const session = useSession();
  const navigate = useNavigate();
  const toast = useToast();
  const [deadLink, setDeadLink] = useState<string | null>(null);
  const form = useForm({
    initial: { password: '', confirmPassword: '' },
    labels: { password: words.newPassword, confirmPassword: words.confirmPassword },
    check: (values) => wordFaults(checkChosenPassword(values), words),
    send: async (values) => {
      const answer = await client.accountMail.resetPassword({ token, ...values });
      if (!answer.ok) return answer.error;
      // Every session has ended; that of this browser is forgotten if it was one of them.
      if (session.getToken() !== null) await client.authentication.profile();
      toast({
        status: 'success',
        title: words.passwordReset,
        description: words.passwordResetText,
      });
      await navigate('/login', { replace: true });
      return undefined;
    },
    onRefused: (error, isShown) => {
      if (hasCode(error, 'link-expired')) setDeadLink(error.message);
      else if (!isShown) toast({ status: 'error', title: error.message });
    },
  });

  if (deadLink !== null) return <DeadLink title={words.linkDead} text={deadLink} />;
  return (
    <Sheet title={words.resetTitle} text={words.resetText}>
      <Form form={form}>
        <ChosenPasswordFields
          password={form.field('password')}
          confirmation={form.field('confirmPassword')}
        />
        <Button type="submit" variant="primary" size="large" isPending={form.isPending}>
          {words.savePassword}
        </Button>
      </Form>
    </Sheet>
  );
}
