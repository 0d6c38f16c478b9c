import { BrokenPencil, Button, LinkButton, MessagePage, MissingPage } from '@dreamfork/ui';
import { type Locale, LocaleProvider, useMessages } from '@dreamfork/ui/i18n';
import { SiteFrame } from '../layout/SiteFrame.tsx';
import { usePageTitle } from '../navigation/usePageTitle.ts';
import { readingMessages } from './messages.ts';

export type ReadingFailureProps = {
  locale: Locale;
  /** Whether it stands in a frame of another page, without the bar of the site. */
  isEmbedded: boolean;
  /** The message of the server, if it failed; null for a story that does not exist. */
  failure: { message: string | null } | null;
  onRetry: () => void;
};

/** Replaces a story that cannot be read. */
export function ReadingFailure({ locale, isEmbedded, ...props }: ReadingFailureProps) {
  return (
    <LocaleProvider locale={locale}>
      {isEmbedded ? (
        <main>
          <Failure isEmbedded {...props} />
        </main>
      ) : (
        <SiteFrame id="failure">
          <Failure isEmbedded={false} {...props} />
        </SiteFrame>
      )}
    </LocaleProvider>
  );
}

function Failure({ isEmbedded, failure, onRetry }: Omit<ReadingFailureProps, 'locale'>) {
  const messages = useMessages(readingMessages);
  usePageTitle(failure ? messages.failed : messages.missing);
  const back = (
    <LinkButton
      variant={failure ? 'secondary' : 'primary'}
      href="/stories"
      // The pages of the site refuse to stand in a frame.
      target={isEmbedded ? '_blank' : undefined}
    >
      {messages.toStories}
    </LinkButton>
  );
  return failure ? (
    <MessagePage
      role="alert"
      drawing={BrokenPencil}
      title={messages.error}
      text={failure.message ?? messages.failed}
      actions={
        <>
          <Button variant="primary" onPress={onRetry}>
            {messages.retry}
          </Button>
          {back}
        </>
      }
    />
  ) : (
    <MessagePage
      role="alert"
      drawing={MissingPage}
      title={messages.missing}
      text={messages.missingText}
      actions={back}
    />
  );
}
