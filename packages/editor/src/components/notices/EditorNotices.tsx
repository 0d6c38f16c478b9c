import type { Repair } from '@dreamfork/story';
import { Button, Notice } from '@dreamfork/ui';
import { formatDateTime, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { FileClock, GitMerge, type LucideIcon, Users, Wrench } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useCompany, useEditor, useRecovery, useSession } from '../../EditorContext.tsx';
import { formatTime } from '../../formatTime.ts';
import { giveFocusBack } from '../../giveFocusBack.ts';
import { pageMemory, rememberOnPage } from '../../store/drafts/pageMemory.ts';
import { noticeMessages } from './messages.ts';

export type EditorNoticesProps = { repairs: readonly Repair[] };

const noticeNames = ['found', 'repairs', 'otherTab', 'elsewhere'] as const;
type NoticeName = (typeof noticeNames)[number];

/** One line under the bar: what the author has to know before it disturbs the work. It never takes the focus. Stands in a live region. */
export function EditorNotices({ repairs }: EditorNoticesProps) {
  const hasConflict = useHasConflict();
  const mergedAt = useSession((state) => state.mergedAt);
  const found = useRecovery((state) => state.found);
  const [later, setLater] = useState(() => pageMemory().dreamforkLater ?? []);
  const isOpenElsewhere = useRecovery((state) => state.isOpenElsewhere);
  // What another tab has saved is no news from elsewhere, also once that tab is closed.
  const [hadOtherTab, setHadOtherTab] = useState(isOpenElsewhere);
  // Nor is what those save who are seen in the story.
  const isTogether = useCompany(({ people }) => people.length > 0);
  if ((isOpenElsewhere || isTogether) && !hadOtherTab) setHadOtherTab(true);
  const [closed, setClosed] = useState<readonly NoticeName[]>([]);
  const isDue: Record<NoticeName, boolean> = {
    found: found.some(({ draft: { head } }) => !later.includes(head.key)),
    repairs: repairs.length > 0,
    otherTab: isOpenElsewhere,
    elsewhere: mergedAt !== null && !hadOtherTab,
  };
  const name = noticeNames.find((each) => isDue[each] && !closed.includes(each));
  const close = () => name && setClosed([...closed, name]);
  const postpone = () => {
    const keys = found.map(({ draft: { head } }) => head.key);
    rememberOnPage({ dreamforkLater: keys });
    setLater(keys);
  };
  return (
    <>
      <ConflictNotice />
      {!hasConflict && name === 'found' && <FoundNotice onClose={postpone} />}
      {!hasConflict && name === 'repairs' && <RepairsNotice repairs={repairs} onClose={close} />}
      {!hasConflict && (name === 'otherTab' || name === 'elsewhere') && (
        <ElsewhereNotice key={name} onClose={close} />
      )}
    </>
  );
}

const useHasConflict = () => useSession(({ saveError }) => saveError?.kind === 'conflict');

/** Says that edits do not reach the server until their author has decided. It stays until then. Stands in a live region. */
export function ConflictNotice() {
  const { persistence } = useEditor();
  const messages = useMessages(noticeMessages);
  const hasConflict = useHasConflict();
  return (
    hasConflict && (
      <Notice
        role="none"
        tone="warning"
        icon={GitMerge}
        action={
          <Button size="small" onPress={() => void persistence.save()}>
            {messages.resolve}
          </Button>
        }
      >
        {messages.conflict}
      </Notice>
    )
  );
}

type LineProps = {
  icon: LucideIcon;
  onClose: () => void;
  closeLabel: string;
  show?: { label: string; onPress: () => void };
  children: ReactNode;
};

/** When it closes, what had the focus before it has it again. */
function Line({ icon, onClose, closeLabel, show, children }: LineProps) {
  const entered = useRef<{ from: Element | null } | null>(null);
  useEffect(
    () => () => {
      if (entered.current) giveFocusBack(entered.current.from);
    },
    [],
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears where the focus comes from.
    <div
      role="presentation"
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) entered.current = { from: relatedTarget };
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) entered.current = null;
      }}
    >
      <Notice
        role="none"
        icon={icon}
        action={
          <>
            {show && (
              <Button size="small" onPress={show.onPress}>
                {show.label}
              </Button>
            )}
            <Button size="small" variant="quiet" onPress={onClose}>
              {closeLabel}
            </Button>
          </>
        }
      >
        {children}
      </Notice>
    </div>
  );
}

type ClosableProps = { onClose: () => void };

function FoundNotice({ onClose }: ClosableProps) {
  const { workspace } = useEditor();
  const messages = useMessages(noticeMessages);
  const locale = useLocale();
  const found = useRecovery((state) => state.found);
  const head = found[0]?.draft.head;
  if (!head) return null;
  const time = formatDateTime(locale, head.savedAt);
  return (
    <Line
      icon={FileClock}
      onClose={onClose}
      closeLabel={messages.later}
      show={{ label: messages.look, onPress: () => workspace.openDialog('recovery', null) }}
    >
      {head.storyId === null
        ? messages.foundStory({ title: head.title, count: found.length })
        : messages.found(time)}
    </Line>
  );
}

function RepairsNotice({ repairs, onClose }: ClosableProps & EditorNoticesProps) {
  const { workspace } = useEditor();
  const messages = useMessages(noticeMessages);
  return (
    <Line
      icon={Wrench}
      onClose={onClose}
      closeLabel={messages.understood}
      show={{
        label: messages.whatWasRepaired,
        onPress: () => workspace.openDialog('repairs', { repairs }),
      }}
    >
      {messages.repaired}
    </Line>
  );
}

function ElsewhereNotice({ onClose }: ClosableProps) {
  const messages = useMessages(noticeMessages);
  const locale = useLocale();
  const mergedAt = useSession((state) => state.mergedAt);
  const isOpenElsewhere = useRecovery((state) => state.isOpenElsewhere);
  return (
    <Line icon={Users} onClose={onClose} closeLabel={messages.understood}>
      {isOpenElsewhere || mergedAt === null
        ? messages.otherTab
        : messages.elsewhere(formatTime(locale, mergedAt))}
    </Line>
  );
}
