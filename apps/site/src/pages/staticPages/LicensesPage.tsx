import { Delayed, Disclosure, ErrorState, Heading, Skeleton, StoryMap } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useState } from 'react';
import useSWR from 'swr';
import { usePageTitle } from '../../navigation/usePageTitle.ts';
import { licensesMessages } from './licenses.messages.ts';
import * as styles from './staticPages.css.ts';
import { StaticHero } from './staticParts.tsx';

/** A package of others that ships with the product. */
export type ShippedPackage = { name: string; version: string; license: string; text: string };

/** Written by the build. */
const listFile = '/third-party/licenses.json';
const textFile = '/third-party/licenses.txt';

async function fetchPackages(address: string): Promise<ShippedPackage[]> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}.`);
  return answer.json();
}

/** Every package and font of others that ships with the product, by its licence, with the text behind its name. */
export function LicensesPage() {
  const messages = useMessages(licensesMessages);
  const { data, error, mutate } = useSWR<ShippedPackage[], Error>(listFile, fetchPackages);
  usePageTitle(messages.title);
  const all = data ?? [];
  const licenses = [...new Set(all.map(({ license }) => license))];
  return (
    <>
      <StaticHero title={messages.title} lead={messages.lead} drawing={StoryMap}>
        <a className={styles.contact} href={textFile}>
          {messages.allTexts}
        </a>
      </StaticHero>
      <div className={styles.licenses}>
        {error && !data && (
          <ErrorState
            title={messages.failed}
            text={messages.failedText}
            onRetry={() => void mutate()}
          />
        )}
        {!error && !data && (
          <Delayed>
            <div role="status" aria-label={messages.loading}>
              <Skeleton lines={8} height={22} />
            </div>
          </Delayed>
        )}
        {licenses.map((license) => {
          const packages = all.filter((one) => one.license === license);
          return (
            <section key={license} className={styles.section}>
              <Heading level={2} size="26">
                {messages.heading(license, packages.length)}
              </Heading>
              <div>
                {packages.map((one) => (
                  <LicenseText key={`${one.name}@${one.version}`} {...one} />
                ))}
              </div>
            </section>
          );
        })}
      </div>
    </>
  );
}

/** The text of a licence is in the page only while it is open: all together are half a megabyte. */
function LicenseText({ name, version, text }: ShippedPackage) {
  const [isExpanded, setExpanded] = useState(false);
  return (
    <Disclosure title={`${name} ${version}`} isExpanded={isExpanded} onExpandedChange={setExpanded}>
      {isExpanded && <pre className={styles.license}>{text}</pre>}
    </Disclosure>
  );
}
