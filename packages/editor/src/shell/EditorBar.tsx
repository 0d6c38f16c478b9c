import { Button, IconButton, Menu, MenuTrigger } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { ChevronLeft, Ellipsis, Play } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Command } from '../commands/command.ts';
import { pathCommands } from '../commands/pathCommands.ts';
import { storyCommands } from '../commands/storyCommands.ts';
import { iconOf, useCommands } from '../commands/useCommands.ts';
import { useCompany, useEditor, useSession, useWorkspace } from '../EditorContext.tsx';
import { CompanyButton } from '../features/company/feature.ts';
import { HistoryButtons } from '../features/history/HistoryButtons.tsx';
import { PublishingStatus } from '../features/publishing/PublishingStatus.tsx';
import * as styles from './EditorBar.css.ts';
import { barButtons, fullMenu, moreMenu, panelSwitches, toolSwitches } from './menus.ts';
import { shellMessages } from './messages.ts';
import { SaveState } from './SaveState.tsx';
import { StoryName } from './StoryName.tsx';

export type EditorBarProps = { onBack?: () => void };

/** The top bar: which story this is, whether it is saved, and what can be done with it as a whole. */
export function EditorBar({ onBack }: EditorBarProps) {
  const { canPreview } = useEditor();
  const { run, runById, entriesOf } = useCommands();
  const messages = useMessages(shellMessages).bar;
  const more = useMessages(shellMessages).more;
  const width = useWorkspace((state) => state.width);
  const isSaving = useSession((state) => state.isSaving);
  const isNarrow = width === 'narrow';
  const isWide = width === 'wide';

  return (
    <div className={styles.bar}>
      {onBack && <IconButton icon={ChevronLeft} label={messages.back} onPress={onBack} />}
      <StoryName />
      <div className={styles.status}>
        <SaveState />
        <PublishingStatus />
        <Company />
      </div>
      {!isNarrow && <StoryCounts />}
      {!isNarrow && <span className={styles.grow} />}
      <div className={styles.tools}>
        {[...panelSwitches, ...(isWide ? toolSwitches : [])].map((command) => (
          <CommandButton key={command.id} command={command} />
        ))}
        {isWide && <span className={styles.separator} />}
        <HistoryButtons onlyUndo={!isWide} />
        {isWide &&
          barButtons.map((command) => <CommandButton key={command.id} command={command} />)}
        <MenuTrigger>
          <IconButton icon={Ellipsis} label={more} />
          <Menu
            placement="bottom end"
            items={entriesOf(isWide ? moreMenu : fullMenu)}
            onAction={(id) => runById(id)}
          />
        </MenuTrigger>
        {isWide && <span className={styles.separator} />}
        {canPreview &&
          (!isWide ? (
            <IconButton
              icon={Play}
              label={messages.preview}
              variant="secondary"
              onPress={() => run(pathCommands.preview)}
            />
          ) : (
            <Button icon={Play} onPress={() => run(pathCommands.preview)}>
              {messages.preview}
            </Button>
          ))}
        <Button
          variant="primary"
          isPending={isSaving}
          onPress={() => run(storyCommands.save)}
          size={isNarrow ? 'small' : 'medium'}
        >
          {messages.save}
        </Button>
      </div>
    </div>
  );
}

/** Who else is in the story; nothing for an author who was alone all the time. */
function Company() {
  const isNeeded = useCompany(({ people, kept }) => people.length > 0 || kept.length > 0);
  // It stays: its list may be open when the last of them goes.
  const [wasNeeded, setWasNeeded] = useState(false);
  if (isNeeded && !wasNeeded) setWasNeeded(true);
  return wasNeeded ? (
    <Suspense>
      <CompanyButton />
    </Suspense>
  ) : null;
}

function StoryCounts() {
  const messages = useMessages(shellMessages).bar;
  const nodes = useSession(({ document }) => document.nodes.length);
  const connections = useSession(({ document }) => document.connections.length);
  return (
    <span className={styles.counts} data-testid="story-counts">
      <span className={styles.separated}>{messages.counts({ nodes, connections })}</span>
    </span>
  );
}

type CommandButtonProps = { command: Command };

/** A button of the top bar for one command; not rendered while the command is not available. */
function CommandButton({ command }: CommandButtonProps) {
  const { run, isAvailable, contextOf, labelOf } = useCommands();
  const read = () => command.isOn?.(contextOf());
  useWorkspace(read);
  const isPressed = useSession(read);
  if (!isAvailable(command)) return null;
  return (
    <IconButton
      icon={iconOf(command)}
      label={labelOf(command)}
      {...(isPressed === undefined ? {} : { isPressed })}
      onPress={() => run(command)}
    />
  );
}
