import { useCurrentUser } from '@dreamfork/account/session';
import { Heading, LinkButton, Stack, Text } from '@dreamfork/ui';
import { useLocale, useMessages } from '@dreamfork/ui/i18n';
import { helpMessages } from '../../messages/help.ts';
import { type HelpGuide, helpPictures, helpSteps, pictureSize } from './helpPictures.ts';
import * as styles from './staticPages.css.ts';
import { TextPage } from './TextPage.tsx';

/** How to write a first story and one that remembers, step by step with pictures, and short answers to other questions. */
export function HelpPage() {
  const messages = useMessages(helpMessages);
  const user = useCurrentUser();
  return (
    <TextPage title={messages.title} lead={messages.lead} sections={messages.sections}>
      <Stack as="section" gap="6">
        <Guide name="first" />
        <div>
          <LinkButton variant="primary" href={user ? '/app/editor' : '/register'}>
            {user ? messages.create : messages.start}
          </LinkButton>
        </div>
      </Stack>
      <Stack as="section" gap="6">
        <Guide name="remembering" />
      </Stack>
    </TextPage>
  );
}

function Guide({ name }: { name: HelpGuide }) {
  const { guides, steps } = useMessages(helpMessages);
  const locale = useLocale();
  const { title, text } = guides[name];
  return (
    <>
      <Heading level={2} size="34">
        {title}
      </Heading>
      {text && <Text size="17">{text}</Text>}
      <ol className={styles.steps}>
        {helpSteps[name].map((step, index) => (
          <li key={step} className={styles.step}>
            <Stack gap="2">
              <Heading level={3} size="26">
                {`${index + 1}. ${steps[step].title}`}
              </Heading>
              <Text size="17">{steps[step].text}</Text>
            </Stack>
            <img
              className={styles.picture}
              src={helpPictures[step][locale]}
              alt={steps[step].alt}
              {...pictureSize}
              loading="lazy"
              decoding="async"
            />
          </li>
        ))}
      </ol>
    </>
  );
}
