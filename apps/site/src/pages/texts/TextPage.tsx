import { Heading, Stack, Text } from '@dreamfork/ui';
import type { ReactNode } from 'react';
import { Container } from '../../layout/Container.tsx';
import { usePageTitle } from '../../navigation/usePageTitle.ts';
import { column } from './TextPage.css.ts';

export type TextPageProps = {
  title: string;
  lead: string;
  children: ReactNode;
};

/** One of the pages to read that the footer leads to. */
export function TextPage({ title, lead, children }: TextPageProps) {
  usePageTitle(title);
  return (
    <Container>
      <div className={column}>
        <Stack gap="3">
          <Heading level={1} size="44">
            {title}
          </Heading>
          <Text size="21" tone="ink2">
            {lead}
          </Text>
        </Stack>
        {children}
      </div>
    </Container>
  );
}
