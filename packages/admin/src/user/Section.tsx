import { Heading, Inline, Stack, Text } from '@dreamfork/ui';
import { type ReactNode, useId } from 'react';

export type SectionProps = {
  title: string;
  description?: string;
  /** Buttons about the whole section. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A named part of a page. */
export function Section({ title, description, actions, children }: SectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Stack gap="4">
        <Inline gap="4" justify="between">
          <Stack gap="1">
            <Heading id={titleId} level={2} size="21">
              {title}
            </Heading>
            {description && (
              <Text size="13" tone="ink3">
                {description}
              </Text>
            )}
          </Stack>
          {actions}
        </Inline>
        {children}
      </Stack>
    </section>
  );
}
