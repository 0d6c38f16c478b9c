import { Heading, Inline, Spinner, Stack, Text } from '@dreamfork/ui';
import type { ReactNode } from 'react';
import { usePageTitle } from '../AccountProvider.tsx';
import * as styles from './AuthCard.css.ts';

export type AuthCardProps = {
  /** Heading of the card and title of the page. */
  title: string;
  text?: ReactNode;
  children?: ReactNode;
};

/** A card in the middle of the page: the frame of every authentication page. */
export function AuthCard({ title, text, children }: AuthCardProps) {
  usePageTitle(title);
  return (
    <div className={styles.page}>
      <div className={styles.card}>
        <Stack gap="6">
          <Stack gap="2">
            <Heading level={1} size="34">
              {title}
            </Heading>
            {text && <Text tone="ink2">{text}</Text>}
          </Stack>
          {children}
        </Stack>
      </div>
    </div>
  );
}

/** Shown while a request is pending. */
export const PendingMessage = ({ text }: { text: string }) => (
  <Inline gap="3" align="center">
    <Spinner label={text} />
    <Text tone="ink2">{text}</Text>
  </Inline>
);
