import { Box, Heading, Stack, Text } from '@dreamfork/ui';
import type { ReactNode } from 'react';

type ArticleProps = { title: string; lead: string; children: ReactNode };

/** A page of the documentation that is about no single component. */
export const Article = ({ title, lead, children }: ArticleProps) => (
  <Box maxWidth={920}>
    <Stack gap="8">
      <Stack gap="3">
        <Heading level={1} size="44">
          {title}
        </Heading>
        <Text size="17" tone="ink2">
          {lead}
        </Text>
      </Stack>
      {children}
    </Stack>
  </Box>
);

type PartProps = { title: string; children: ReactNode };

export const Part = ({ title, children }: PartProps) => (
  <Stack as="section" gap="4">
    <Heading level={2} size="26">
      {title}
    </Heading>
    {children}
  </Stack>
);

/** Sentences as a list. */
export const Points = ({ points }: { points: readonly ReactNode[] }) => (
  <Stack as="ul" gap="2">
    {points.map((point, index) => (
      <Text key={index} as="li" tone="ink2">
        {point}
      </Text>
    ))}
  </Stack>
);
