import { ErrorState, LinkButton } from '@dreamfork/ui';
import { type Locale, LocaleProvider, useMessages } from '@dreamfork/ui/i18n';
import { MessagePage } from '../layout/Container.tsx';
import { readingMessages } from '../messages/reading.ts';

export type ReadingFailureProps = {
  locale: Locale;
  /** The message of the server, if it failed; null for a story that does not exist. */
  failure: { message: string | null } | null;
  onRetry: () => void;
};

/** Replaces a story that cannot be read. */
export function ReadingFailure({ locale, ...props }: ReadingFailureProps) {
  return (
    <LocaleProvider locale={locale}>
      <Failure {...props} />
    </LocaleProvider>
  );
}

function Failure({ failure, onRetry }: Omit<ReadingFailureProps, 'locale'>) {
  const messages = useMessages(readingMessages);
  const back = (
    <LinkButton variant={failure ? 'quiet' : 'primary'} href="/stories">
      {messages.toStories}
    </LinkButton>
  );
  return (
    <MessagePage as="main">
      {failure ? (
        <ErrorState
          headingLevel={1}
          title={messages.error}
          text={failure.message ?? messages.failed}
          onRetry={onRetry}
          action={back}
        />
      ) : (
        <ErrorState
          headingLevel={1}
          title={messages.missing}
          text={messages.missingText}
          action={back}
        />
      )}
    </MessagePage>
  );
}
