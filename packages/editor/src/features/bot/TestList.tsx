import { type BrokenTest, brokenTestText, type StoryTest } from '@dreamfork/story';
import { Button, EmptyState, IconButton } from '@dreamfork/ui';
import { useLocale, useMessages } from '@dreamfork/ui/i18n';
import { CircleCheck, CircleX, ListChecks, LoaderCircle, Pencil, Play, Trash2 } from 'lucide-react';
import { RowList } from '../../components/virtualList/RowList.tsx';
import { useEditor, useSession } from '../../EditorContext.tsx';
import * as styles from './bot.css.ts';
import { botMessages } from './messages.ts';
import { deleteTest, renameTest } from './testEdits.ts';
import { useBot, useBotStore } from './useBot.ts';

const keyOf = ({ id }: StoryTest): string => id;
const none: readonly StoryTest[] = [];

/** The readings that are kept with the story, and whether they are still possible. */
export function TestList() {
  const bot = useBotStore();
  const messages = useMessages(botMessages);
  const document = useSession((state) => state.document);
  const tested = useBot((state) => state.tested);
  const testing = useBot((state) => state.testing);
  const tests = document.tests ?? none;
  if (tests.length === 0) {
    return (
      <EmptyState
        icon={ListChecks}
        headingLevel={3}
        title={messages.noTests}
        text={messages.testsAbout}
      />
    );
  }
  const isCurrent = tested?.document === document && testing === 'idle';
  const broken = tests.filter(({ id }) => tested?.outcomes.get(id)).length;
  return (
    <div className={styles.page}>
      <p role="status" className={styles.summary}>
        {testing === 'failed'
          ? messages.testsFailed
          : isCurrent
            ? messages.testSummary(tests.length, broken)
            : messages.testing}
      </p>
      <div className={styles.buttons}>
        <Button size="small" icon={Play} onPress={() => bot.test(document)}>
          {messages.runAll}
        </Button>
      </div>
      <div className={styles.list}>
        <RowList label={messages.tests(0)} items={tests} keyOf={keyOf} rowHeight={60}>
          {(test, { tabIndex }) => (
            <TestLine
              test={test}
              broken={isCurrent ? tested.outcomes.get(test.id) : undefined}
              tabIndex={tabIndex}
            />
          )}
        </RowList>
      </div>
    </div>
  );
}

type TestLineProps = {
  test: StoryTest;
  /** Undefined: it is not known yet. */
  broken: BrokenTest | null | undefined;
  tabIndex: 0 | -1;
};

const icons = { broken: CircleX, passed: CircleCheck, unknown: LoaderCircle };

/** A press goes to where the reading breaks, or to the node that it comes to. */
function TestLine({ test, broken, tabIndex }: TestLineProps) {
  const editor = useEditor();
  const messages = useMessages(botMessages);
  const locale = useLocale();
  const document = useSession((session) => session.document);
  const state = broken ? 'broken' : broken === null ? 'passed' : 'unknown';
  const Icon = icons[state];
  const text = {
    broken: () => (broken ? messages.broken(brokenTestText(document, broken, locale)) : ''),
    passed: () => messages.passed,
    unknown: () => messages.testing,
  };
  const title = test.title || messages.untitled;
  const nodeId = broken && 'nodeId' in broken ? broken.nodeId : test.nodeId;
  const rename = async () => {
    const answer = await editor.interaction.prompt({
      title: messages.renameTitle,
      label: messages.renameLabel,
      initialValue: test.title,
      confirmLabel: messages.renameConfirm,
    });
    if (answer?.trim()) renameTest(editor, test.id, answer.trim());
  };
  return (
    <div className={styles.row}>
      <button
        type="button"
        data-row
        tabIndex={tabIndex}
        className={styles.place}
        onClick={() => editor.edits.showNode(nodeId)}
      >
        <span className={styles.authored}>{title}</span>
        <span className={styles.state} data-state={state}>
          <Icon size={15} aria-hidden className={styles.stateIcon} />
          {text[state]()}
        </span>
      </button>
      <IconButton
        icon={Pencil}
        size="small"
        label={messages.rename(title)}
        onPress={() => void rename()}
      />
      <IconButton
        icon={Trash2}
        size="small"
        label={messages.remove(title)}
        onPress={() => deleteTest(editor, test.id)}
      />
    </div>
  );
}
