import { useCapabilities } from '@dreamfork/api-client/hooks';
import { Letter } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { contactsMessages } from '../../messages/contacts.ts';
import { usePageTitle } from '../../navigation/usePageTitle.ts';
import { StaticHero } from './StaticHero.tsx';
import * as styles from './staticPages.css.ts';
import { TextSections } from './TextSections.tsx';

const withoutProtocol = (url: string): string => url.replace(/^https?:\/\//, '').replace(/\/$/, '');

/** How to reach whoever runs this server, as far as they have said. */
export function ContactsPage() {
  const messages = useMessages(contactsMessages);
  const { data } = useCapabilities();
  const contact = data?.contact;
  usePageTitle(messages.title);
  return (
    <>
      <StaticHero
        title={messages.title}
        lead={data && !contact ? messages.noContacts : messages.lead}
        drawing={Letter}
      >
        {contact && (
          <dl className={styles.contacts}>
            {contact.email && (
              <div>
                <dt>{messages.email}</dt>
                <dd>
                  <a href={`mailto:${contact.email}`}>{contact.email}</a>
                </dd>
              </div>
            )}
            {contact.url && (
              <div>
                <dt>{messages.website}</dt>
                <dd>
                  <a href={contact.url}>{withoutProtocol(contact.url)}</a>
                </dd>
              </div>
            )}
          </dl>
        )}
      </StaticHero>
      <TextSections sections={messages.sections} />
    </>
  );
}
