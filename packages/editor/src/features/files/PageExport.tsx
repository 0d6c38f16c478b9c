import { mediaHostsOf } from '@dreamfork/story';
import { Button, Checkbox, Inline } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useSession } from '../../EditorContext.tsx';
import type { PageServices } from '../../services/index.ts';
import * as styles from './FilesDialog.css.ts';
import { pageMessages } from './page.messages.ts';
import { useExport } from './useExport.ts';

export type PageExportProps = PageServices;

/** The story as a page that plays anywhere; the author decides which other sites it may load files from. */
export function PageExport({ exportPage }: PageExportProps) {
  const messages = useMessages(pageMessages);
  const { isPending, problem, start } = useExport();
  const isSaved = useSession(({ saved }) => saved.id !== undefined);
  const hosts = mediaHostsOf(useSession(({ document }) => document)).filter(
    (host) => host !== globalThis.location.host,
  );
  const [allowed, setAllowed] = useState<readonly string[]>([]);
  return (
    <section className={styles.section} aria-label={messages.title}>
      <h3 className={styles.title}>{messages.title}</h3>
      <p className={styles.text}>{messages.text}</p>
      {hosts.length > 0 && (
        <>
          <p className={styles.text}>{messages.elsewhere}</p>
          {hosts.map((host) => (
            <Checkbox
              key={host}
              isSelected={allowed.includes(host)}
              onChange={(isSelected) =>
                setAllowed(
                  isSelected ? [...allowed, host] : allowed.filter((other) => other !== host),
                )
              }
            >
              {messages.allow(host)}
            </Checkbox>
          ))}
        </>
      )}
      <Inline gap="3">
        <Button
          icon={Download}
          isPending={isPending}
          onPress={() => void start((storyId) => exportPage(storyId, allowed))}
          disabledReason={isSaved ? undefined : messages.unsaved}
        >
          {messages.save}
        </Button>
      </Inline>
      {problem !== null && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}
