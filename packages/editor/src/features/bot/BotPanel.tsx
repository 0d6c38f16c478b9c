import { EmptyState, ErrorState, Tabs } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { CircleSlash } from 'lucide-react';
import { useSession } from '../../EditorContext.tsx';
import { BotForm } from './BotForm.tsx';
import * as styles from './bot.css.ts';
import { Findings } from './Findings.tsx';
import { botMessages } from './messages.ts';
import { ReadingView } from './ReadingView.tsx';
import { TestList } from './TestList.tsx';
import { useBot, useBotStore, useTesting } from './useBot.ts';

/** Lets a bot read the story along all paths, and keeps readings as tests. */
export function BotPanel() {
  const messages = useMessages(botMessages);
  const count = useSession(({ document }) => document.tests?.length ?? 0);
  useTesting(useBotStore());
  return (
    <div className={styles.panel} data-testid="bot-panel">
      <Tabs
        label={messages.tabs}
        fill
        size="small"
        items={[
          { id: 'paths', label: messages.paths, content: <Paths /> },
          { id: 'tests', label: messages.tests(count), content: <TestList /> },
        ]}
      />
    </div>
  );
}

function Paths() {
  const messages = useMessages(botMessages);
  const bot = useBotStore();
  const status = useBot((state) => state.status);
  const findings = useBot((state) => state.findings);
  const opened = useBot((state) => state.opened);
  const hasStart = useSession(({ document }) => document.startNodeId !== null);
  if (!hasStart) {
    return (
      <EmptyState
        icon={CircleSlash}
        headingLevel={3}
        title={messages.noStart}
        text={messages.noStartText}
      />
    );
  }
  if (opened) return <ReadingView opened={opened} onClose={() => bot.close()} />;
  return (
    <div className={styles.page}>
      <BotForm />
      {status === 'failed' && (
        <ErrorState headingLevel={3} title={messages.failed} text={messages.failedText} />
      )}
      {status === 'idle' && findings && <Findings findings={findings} />}
    </div>
  );
}
