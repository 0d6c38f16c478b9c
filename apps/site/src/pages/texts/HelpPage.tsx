import { Heading, LinkButton, Stack, Text } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { helpMessages } from '../../messages/help.ts';
import { useCurrentUser } from '../../session/SessionContext.tsx';
import * as styles from './HelpPage.css.ts';
import { HelpPicture } from './HelpPicture.tsx';
import { helpPictureNames } from './helpPictures.ts';
import { TextPage } from './TextPage.tsx';
import { TextSections } from './TextSections.tsx';

/** How to write a first story, in five steps, and what else there is to know. */
export function HelpPage() {
  const words = useMessages(helpMessages);
  return (
    <TextPage title={words.title} lead={words.lead}>
      <Stack as="section" gap="6">
        <Heading level={2} size="34">
          {words.first}
        </Heading>
        <ol className={styles.steps}>
          {helpPictureNames.map((name, index) => (
            <li key={name} className={styles.step}>
              <Stack gap="2">
                <Heading level={3} size="26">
                  {`${index + 1}. ${words.steps[name].title}`}
                </Heading>
                <Text size="17">{words.steps[name].text}</Text>
              </Stack>
              <HelpPicture name={name} alt={words.steps[name].alt} />
            </li>
          ))}
        </ol>
        <Begin />
      </Stack>
      <TextSections sections={words.sections} />
    </TextPage>
  );
}

function Begin() {
  const words = useMessages(helpMessages);
  const user = useCurrentUser();
  return (
    <div>
      <LinkButton variant="primary" href={user ? '/app/editor' : '/register'}>
        {user ? words.create : words.start}
      </LinkButton>
    </div>
  );
}
