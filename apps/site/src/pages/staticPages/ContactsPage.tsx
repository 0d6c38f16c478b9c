import { routes } from '@dreamfork/api-client';
import { useQuery } from '@dreamfork/api-client/hooks';
import { Button, DescriptionList, Letter, Notice } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { usePageTitle } from '../../navigation/usePageTitle.ts';
import { contactsMessages } from './contacts.messages.ts';
import * as styles from './staticPages.css.ts';
import { StaticHero, TextSections } from './staticParts.tsx';

const withoutProtocol = (url: string): string => url.replace(/^https?:\/\//, '').replace(/\/$/, '');

/** How to reach whoever runs this server, as far as they have said. */
export function ContactsPage() {
  const messages = useMessages(contactsMessages);
  const { data, error, mutate } = useQuery(routes.system.capabilities, {});
  const contact = data?.contact;
  usePageTitle(messages.title);
  return (
    <>
      <StaticHero
        title={messages.title}
        lead={data && !contact ? messages.noContacts : messages.lead}
        drawing={Letter}
      >
        {error && !data && (
          <Notice
            tone="warning"
            role="alert"
            action={
              <Button size="small" onPress={() => void mutate()}>
                {messages.retry}
              </Button>
            }
          >
            {messages.failed}
          </Notice>
        )}
        {contact && (
          <DescriptionList
            layout="stacked"
            items={[
              ...(contact.email
                ? [
                    {
                      term: messages.email,
                      value: <Contact href={`mailto:${contact.email}`}>{contact.email}</Contact>,
                    },
                  ]
                : []),
              ...(contact.url
                ? [
                    {
                      term: messages.website,
                      value: <Contact href={contact.url}>{withoutProtocol(contact.url)}</Contact>,
                    },
                  ]
                : []),
            ]}
          />
        )}
      </StaticHero>
      <TextSections sections={messages.sections} />
    </>
  );
}

/** A link out of the site: the router must not take it for an address of its own. */
const Contact = ({ href, children }: { href: string; children: string }) => (
  <a className={styles.contact} href={href}>
    {children}
  </a>
);
