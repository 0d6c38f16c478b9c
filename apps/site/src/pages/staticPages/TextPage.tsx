import { Heading, Stack, Text } from '@dreamfork/ui';
import type { ReactNode } from 'react';
import { Container } from '../../layout/Container.tsx';
import { usePageTitle } from '../../navigation/usePageTitle.ts';
import { column } from './staticPages.css.ts';

export type TextSection = { title: string; text: string };

export type TextPageProps = {
  title: string;
  lead: string;
  /** Paragraphs with a heading each. */
  sections: readonly TextSection[];
  /** Content between lead and sections. */
  children?: ReactNode;
};

/** A page of text that the footer links to. */
export function TextPage({ title, lead, sections, children }: TextPageProps) {
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
        {sections.map((section) => (
          <Stack key={section.title} as="section" gap="2">
            <Heading level={2} size="26">
              {section.title}
            </Heading>
            <Text size="17">{section.text}</Text>
          </Stack>
        ))}
      </div>
    </Container>
  );
}
