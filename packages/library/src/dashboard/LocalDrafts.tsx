import { Heading, LinkButton, Stack, Text } from '@dreamfork/ui';
import { formatDateTime, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { useEffect, useState } from 'react';
import { type LocalDraft, useLibraryHost } from '../host.tsx';
import { storyMessages } from '../stories/messages.ts';
import * as styles from '../stories/storyLists.css.ts';
import { dashboardMessages } from './messages.ts';

/** Work that only this browser holds, to continue; nothing where there is none. */
export function LocalDrafts() {
  const messages = useMessages(dashboardMessages);
  const { untitled } = useMessages(storyMessages);
  const locale = useLocale();
  const { addresses } = useLibraryHost();
  const drafts = useLocalDrafts();
  if (drafts.length === 0) return null;
  return (
    <Stack as="section" gap="4" aria-label={messages.drafts}>
      <Stack gap="1">
        <Heading level={2} size="21">
          {messages.drafts}
        </Heading>
        <Text size="13" tone="ink2">
          {messages.draftsText}
        </Text>
      </Stack>
      <ul className={styles.rows}>
        {drafts.map(({ key, storyId, title, changedAt }) => (
          <li key={key} className={styles.row}>
            <div className={styles.rowText}>
              <Text size="17" font="reading" weight="medium" lines={2}>
                {title || untitled}
              </Text>
              <Text size="13" tone="ink3">
                {messages.draftChanged(formatDateTime(locale, changedAt))}
              </Text>
            </div>
            <LinkButton
              size="small"
              href={`${storyId === null ? addresses.newStory : addresses.editStory(storyId)}?draft=${key}`}
              aria-label={messages.continueDraft(title || untitled)}
            >
              {messages.continue}
            </LinkButton>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

function useLocalDrafts(): readonly LocalDraft[] {
  const { findLocalDrafts } = useLibraryHost();
  const [drafts, setDrafts] = useState<readonly LocalDraft[]>([]);
  useEffect(() => {
    let isCurrent = true;
    // A browser that refuses its storage holds no drafts.
    findLocalDrafts?.().then(
      (found) => isCurrent && setDrafts(found),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [findLocalDrafts]);
  return drafts;
}
