import { useCurrentUser } from '@dreamfork/account/session';
import { Heading, LinkButton, Stack, Text } from '@dreamfork/ui';
import { useLocale, useMessages } from '@dreamfork/ui/i18n';
import { helpMessages } from '../../messages/help.ts';
import { helpPictureNames, helpPictures, pictureSize } from './helpPictures.ts';
import * as styles from './staticPages.css.ts';
import { TextPage } from './TextPage.tsx';

/** How to write a first story in five steps, each with a picture, and short answers to other questions. */
export function HelpPage() {
  const messages = useMessages(helpMessages);
  const locale = useLocale();
  const user = useCurrentUser();
  return (
    <TextPage title={messages.title} lead={messages.lead} sections={messages.sections}>
      <Stack as="section" gap="6">
        <Heading level={2} size="34">
          {messages.first}
        </Heading>
        <ol className={styles.steps}>
          {helpPictureNames.map((name, index) => (
            <li key={name} className={styles.step}>
              <Stack gap="2">
                <Heading level={3} size="26">
                  {`${index + 1}. ${messages.steps[name].title}`}
                </Heading>
                <Text size="17">{messages.steps[name].text}</Text>
              </Stack>
              <img
                className={styles.picture}
                src={helpPictures[name][locale]}
                alt={messages.steps[name].alt}
                {...pictureSize}
                loading="lazy"
                decoding="async"
              />
            </li>
          ))}
        </ol>
        <div>
          <LinkButton variant="primary" href={user ? '/app/editor' : '/register'}>
            {user ? messages.create : messages.start}
          </LinkButton>
        </div>
      </Stack>
    </TextPage>
  );
}
