import type { ReportedThing } from '@dreamfork/api-client';
import { Badge, Button, Heading, Inline, LinkButton, Stack, Text } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useState } from 'react';
import { moderationMessages } from '../../messages/moderation.ts';
import * as styles from './ModerationPage.css.ts';
import { Reports } from './Reports.tsx';
import { UnpublishDialog } from './UnpublishDialog.tsx';
import { useDecisions } from './useDecisions.ts';

/** Something that readers have reported, why, and what can be decided. */
export function Reported({ thing }: { thing: ReportedThing }) {
  const words = useMessages(moderationMessages);
  const decide = useDecisions(thing);
  const [isUnpublishing, setUnpublishing] = useState(false);
  const storyTitle = thing.storyTitle || words.untitled;
  const title = thing.comment ? words.commentTo(storyTitle) : words.storyTitle(storyTitle);
  return (
    <Stack as="article" gap="4">
      <Stack gap="2">
        <Inline gap="3">
          <Badge tone="warning">{words.count(thing.reportCount)}</Badge>
          <Text as="span" size="13" tone="ink3">
            {`${thing.comment ? words.comment : words.story} · ${words.author(thing.authorName)}`}
          </Text>
        </Inline>
        <Heading level={2} size="21" font="reading">
          {title}
        </Heading>
        {thing.comment && (
          <blockquote className={styles.words}>
            <Text as="span" font="reading" size="17">
              {thing.comment.text}
            </Text>
          </blockquote>
        )}
      </Stack>
      <Reports thing={thing} />
      <Inline gap="2">
        {thing.comment ? (
          <Button
            onPress={() => void decide.removeComment()}
            aria-label={words.removeCommentOf(thing.authorName)}
          >
            {words.removeComment}
          </Button>
        ) : (
          <Button onPress={() => setUnpublishing(true)} aria-label={words.unpublishOf(storyTitle)}>
            {words.unpublish}
          </Button>
        )}
        <Button
          variant="quiet"
          onPress={() => void decide.dismiss()}
          aria-label={words.dismissOf(title)}
        >
          {words.dismiss}
        </Button>
        <LinkButton variant="quiet" href={`/story/${encodeURIComponent(thing.storyId)}`}>
          {words.read}
        </LinkButton>
      </Inline>
      {isUnpublishing && (
        <UnpublishDialog
          title={storyTitle}
          onUnpublish={(reason) => void decide.unpublish(reason)}
          onClose={() => setUnpublishing(false)}
        />
      )}
    </Stack>
  );
}
