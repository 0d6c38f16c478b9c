import { Box, Heading, Stack, Text } from '@dreamfork/ui';
import type { ReactNode } from 'react';
import { sectionId } from '../page/Contents.tsx';
import { WithCode } from '../page/WithCode.tsx';
import * as styles from './Guide.css.ts';

/** Source or commands, as they stand in a file. */
export const CodeBlock = ({ label, children }: { label: string; children: string }) => (
  <figure className={styles.figure} aria-label={label}>
    <pre className={styles.code}>{children.trimEnd()}</pre>
  </figure>
);

export type SectionProps = {
  title: string;
  /** Paragraphs; words in backticks are code. */
  text?: readonly string[];
  children?: ReactNode;
};

/** A part of a guide. */
export const Section = ({ title, text = [], children }: SectionProps) => (
  <Stack gap="4">
    <Box maxWidth={680}>
      <Stack gap="3">
        <Heading level={2} id={sectionId(title)}>
          {title}
        </Heading>
        {text.map((paragraph) => (
          <Text key={paragraph}>
            <WithCode>{paragraph}</WithCode>
          </Text>
        ))}
      </Stack>
    </Box>
    {children}
  </Stack>
);
