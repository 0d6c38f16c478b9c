import type { ReactNode } from 'react';
import { Box } from '../primitives/Box/Box.tsx';
import { Heading } from '../primitives/Heading/Heading.tsx';
import { Stack } from '../primitives/Stack/Stack.tsx';
import { Text } from '../primitives/Text/Text.tsx';

export type ChapterProps = {
  title: string;
  /** What a designer or a developer has to know before looking. */
  lead: string;
  /** Rules, one sentence each. */
  rules: readonly string[];
  children?: ReactNode;
};

/** A page about a foundation: what it is for, its rules, then the thing itself. */
export function Chapter({ title, lead, rules, children }: ChapterProps) {
  return (
    <Stack gap="8">
      <Box maxWidth={680}>
        <Stack gap="4">
          <Heading level={1} size="34">
            {title}
          </Heading>
          <Text size="17">{lead}</Text>
          <Stack as="ul" gap="2">
            {rules.map((rule) => (
              <Text key={rule} as="li" tone="ink2">
                {rule}
              </Text>
            ))}
          </Stack>
        </Stack>
      </Box>
      {children}
    </Stack>
  );
}
