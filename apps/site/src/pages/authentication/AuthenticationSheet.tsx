import { Button, Heading, Link, Stack, Text } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { type ReactNode, type RefObject, useId } from 'react';
import { authenticationMessages } from '../../messages/authentication.ts';
import * as styles from './AuthenticationPage.css.ts';

export type AuthenticationSheetProps = {
  title: string;
  text: string;
  /** The fields and the button that sends them. */
  children: ReactNode;
  formRef: RefObject<HTMLFormElement | null>;
  onSubmit: () => void;
  /** The way to the other page of the pair. */
  other: { question: string; label: string; href: string };
};

/** The sheet that signing in and registering share. */
export function AuthenticationSheet({
  title,
  text,
  children,
  formRef,
  onSubmit,
  other,
}: AuthenticationSheetProps) {
  return (
    <div className={styles.page}>
      <div className={styles.sheet}>
        <Stack gap="6">
          <Stack gap="2">
            <Heading level={1} size="34">
              {title}
            </Heading>
            <Text tone="ink2">{text}</Text>
          </Stack>
          <form
            ref={formRef}
            noValidate
            className={styles.form}
            onSubmit={(event) => {
              event.preventDefault();
              onSubmit();
            }}
          >
            {children}
          </form>
          <GoogleSignIn />
          <Text tone="ink2">
            {other.question} <Link href={other.href}>{other.label}</Link>
          </Text>
        </Stack>
      </div>
    </div>
  );
}

function GoogleSignIn() {
  const words = useMessages(authenticationMessages);
  const reason = useId();
  return (
    <Stack gap="4">
      <div className={styles.divider}>{words.or}</div>
      <Stack gap="2">
        <Button variant="secondary" isDisabled aria-describedby={reason}>
          {words.google}
        </Button>
        <Text id={reason} size="13" tone="ink3">
          {words.googleReason}
        </Text>
      </Stack>
    </Stack>
  );
}
