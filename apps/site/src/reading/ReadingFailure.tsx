import { ErrorState, LinkButton } from '@dreamfork/ui';
import { type Locale, LocaleProvider, useMessages } from '@dreamfork/ui/i18n';
import { NotePage } from '../layout/NotePage.tsx';
import { workMessages } from '../messages/work.ts';

export type ReadingFailureProps = {
  locale: Locale;
  /** What the server said, if it failed; null for a story that is not there. */
  failure: { message: string | null } | null;
  onRetry: () => void;
};

/** Stands where a story should be. */
export function ReadingFailure({ locale, ...props }: ReadingFailureProps) {
  return (
    <LocaleProvider locale={locale}>
      <Failure {...props} />
    </LocaleProvider>
  );
}

function Failure({ failure, onRetry }: Omit<ReadingFailureProps, 'locale'>) {
  const words = useMessages(workMessages);
  const back = (
    <LinkButton variant={failure ? 'quiet' : 'primary'} href="/stories">
      {words.toStories}
    </LinkButton>
  );
  return (
    <NotePage as="main">
      {failure ? (
        <ErrorState
          headingLevel={1}
          title={words.readerError}
          text={failure.message ?? words.readerFailed}
          onRetry={onRetry}
          action={back}
        />
      ) : (
        <ErrorState
          headingLevel={1}
          title={words.readerMissing}
          text={words.readerMissingText}
          action={back}
        />
      )}
    </NotePage>
  );
}
