import { type CaseDetails, routes } from '@dreamfork/api-client';
import { useApiClient, useMutation } from '@dreamfork/api-client/hooks';
import { findNode, type StoryDocument } from '@dreamfork/story';
import { Button, Inline, Notice, Stack, Text, useToast } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { BookOpen } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useAdminHost } from '../AdminContext.tsx';
import { caseMessages } from './case.messages.ts';
import * as styles from './moderation.css.ts';

/** The reported story of a case, loaded when somebody asks for it: each reading is written to the audit log. */
export function useReportedStory({ id }: Pick<CaseDetails, 'id'>) {
  const messages = useMessages(caseMessages);
  const client = useApiClient();
  const mutate = useMutation();
  const toast = useToast();
  const [story, setStory] = useState<StoryDocument | null>(null);
  const [nodeId, setNodeId] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const read = async (place: string | null) => {
    setNodeId(place);
    if (story) return;
    setPending(true);
    const answer = await client.call(routes.cases.story, { params: { id } });
    setPending(false);
    if (!answer.ok) {
      toast({ status: 'error', title: messages.readFailed, description: answer.error.message });
      return;
    }
    setStory(answer.value);
    // The reading is part of the history of the case.
    await mutate({
      call: () => client.call(routes.cases.read, { params: { id } }),
      stale: [routes.cases.read],
    });
  };
  return { story, nodeId, isPending, read, close: () => setStory(null) };
}

export type ReportedStoryReading = ReturnType<typeof useReportedStory>;

/** A button that opens the story as it was, and then the player of the host with it. */
export function ReportedStory({ reading }: { reading: ReportedStoryReading }) {
  const messages = useMessages(caseMessages);
  const { renderStory } = useAdminHost();
  const { story, nodeId, isPending, read, close } = reading;
  const player = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (story) player.current?.scrollIntoView({ block: 'nearest' });
  }, [story]);
  if (!renderStory) return null;
  if (!story) {
    return (
      <div>
        <Button icon={BookOpen} isPending={isPending} onPress={() => void read(null)}>
          {messages.readAsItWas}
        </Button>
      </div>
    );
  }
  const isFound = nodeId !== null && findNode(story, nodeId) !== undefined;
  return (
    <Stack gap="3">
      {nodeId !== null && !isFound && <Notice>{messages.placeMissing}</Notice>}
      <div ref={player} className={styles.player} key={nodeId}>
        {renderStory({ story, ...(isFound ? { nodeId } : {}) })}
      </div>
      <Inline gap="3">
        <Button variant="quiet" onPress={close}>
          {messages.closeStory}
        </Button>
        <Text as="span" size="13" tone="ink3">
          {messages.readingIsLogged}
        </Text>
      </Inline>
    </Stack>
  );
}
