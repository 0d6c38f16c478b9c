import { Heading, Inline, Spinner, Stack, Text } from '@dreamfork/ui';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../navigation/usePageTitle.ts';
import * as styles from './Sheet.css.ts';

export type SheetProps = {
  title: string;
  text?: ReactNode;
  children?: ReactNode;
};

/** A single sheet on the squared page: everything about getting in. */
export function Sheet({ title, text, children }: SheetProps) {
  usePageTitle(title);
  return (
    <div className={styles.page}>
      <div className={styles.sheet}>
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

/** What is going on while the server is asked. */
export const Waiting = ({ text }: { text: string }) => (
  <Inline gap="3" align="center">
    <Spinner label={text} />
    <Text tone="ink2">{text}</Text>
  </Inline>
);
