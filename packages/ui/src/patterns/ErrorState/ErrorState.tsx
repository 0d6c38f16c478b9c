import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { defineMessages, useMessages } from '../../i18n/index.ts';
import type { ExtraAttributes } from '../../primitives/extraAttributes.ts';
import type { HeadingLevel } from '../../primitives/Heading/Heading.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';

const errorStateMessages = defineMessages({
  ru: { retry: 'Попробовать снова' },
  en: { retry: 'Try again' },
});

export type ErrorStateProps = ExtraAttributes & {
  /** What failed. */
  title: string;
  /** Why it matters, what is safe, what to do. */
  text?: string;
  /** Tries once more; shows the button for it. */
  onRetry?: () => void;
  /** Another way on: a link back. */
  action?: ReactNode;
  /** @default 2 */
  headingLevel?: HeadingLevel;
};

/** Stands where something would be that could not be loaded, and offers to try again. */
export function ErrorState({ onRetry, action, ...props }: ErrorStateProps) {
  const messages = useMessages(errorStateMessages);
  const hasActions = onRetry !== undefined || action !== undefined;
  return (
    <EmptyState
      role="alert"
      {...props}
      icon={TriangleAlert}
      data-tone="danger"
      action={
        hasActions && (
          <>
            {onRetry && (
              <Button variant="secondary" onPress={onRetry}>
                {messages.retry}
              </Button>
            )}
            {action}
          </>
        )
      }
    />
  );
}
