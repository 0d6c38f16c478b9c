import { type CaseDetails, caseNoteMaximumLength } from '@dreamfork/api-client';
import { Button, Inline, Stack, Text, TextArea } from '@dreamfork/ui';
import { formatDateTime, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { useState } from 'react';
import { securityMessages } from '../security/messages.ts';
import { caseMessages } from './case.messages.ts';
import * as styles from './moderation.css.ts';
import type { CaseActs } from './useCaseActs.ts';

type CaseHistoryProps = { details: CaseDetails; acts: CaseActs };

/** Acts and notes of moderators, newest first, and a form for a note. */
export function CaseHistory({ details: { history }, acts }: CaseHistoryProps) {
  const messages = useMessages(caseMessages);
  const { actions } = useMessages(securityMessages);
  const locale = useLocale();
  return (
    <Stack gap="4">
      <NoteForm acts={acts} />
      {history.length === 0 ? (
        <Text tone="ink2">{messages.noHistory}</Text>
      ) : (
        <ol className={styles.reports} aria-label={messages.history}>
          {history.map(({ id, action, actorName, text, createdAt }) => (
            <li key={id} className={styles.report}>
              <Text as="span" weight="medium">
                {action === 'note' ? messages.note : actions[action]}
              </Text>
              {text !== null && <Text as="span">{text}</Text>}
              <Text as="span" size="13" tone="ink3">
                {`${actorName}, ${formatDateTime(locale, createdAt)}`}
              </Text>
            </li>
          ))}
        </ol>
      )}
    </Stack>
  );
}

function NoteForm({ acts }: { acts: CaseActs }) {
  const messages = useMessages(caseMessages);
  const [text, setText] = useState('');
  const length = text.trim().length;
  const submit = async () => {
    if (length === 0 || length > caseNoteMaximumLength) return;
    if (await acts.addNote(text.trim())) setText('');
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Stack gap="3">
        <TextArea
          label={messages.noteField}
          description={messages.noteHelp}
          value={text}
          onChange={setText}
          errorMessage={
            length > caseNoteMaximumLength ? messages.tooLong(caseNoteMaximumLength) : undefined
          }
        />
        <Inline gap="3">
          <Button
            type="submit"
            isPending={acts.isPending}
            disabledReason={length === 0 ? messages.noteMissing : undefined}
          >
            {messages.addNote}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
