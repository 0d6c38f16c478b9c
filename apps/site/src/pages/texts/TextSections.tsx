import { Heading, Stack, Text } from '@dreamfork/ui';

export type TextSection = { title: string; text: string };

/** Headings, each with its paragraph. */
export const TextSections = ({ sections }: { sections: readonly TextSection[] }) =>
  sections.map(({ title, text }) => (
    <Stack key={title} as="section" gap="2">
      <Heading level={2} size="26">
        {title}
      </Heading>
      <Text size="17">{text}</Text>
    </Stack>
  ));
