import { Button, IconButton, Menu, MenuTrigger } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { ChevronLeft, Ellipsis, Play } from 'lucide-react';
import { barMenu, barSwitches, moreMenu } from '../actions/menus.ts';
import { useActions } from '../actions/useActions.ts';
import { useDesk, useEditor, useSession } from '../EditorContext.tsx';
import { deskMessages, panelMessages } from '../messages/index.ts';
import type { EditorWidth } from '../useEditorWidth.ts';
import { ActionButton } from './ActionButton.tsx';
import * as styles from './EditorBar.css.ts';
import { HistoryButtons } from './HistoryButtons.tsx';
import { SaveState } from './SaveState.tsx';

export type EditorBarProps = { onBack?: () => void };

/** What finds no room in the bar stands in «Ещё». */
const menuFor = (width: EditorWidth) => [
  ...(width === 'narrow' ? [['redo' as const]] : []),
  ...(width === 'wide' ? [] : [barMenu]),
  ...moreMenu,
];

/** The top bar: which story this is, whether it is saved, and what can be done with it as a whole. */
export function EditorBar({ onBack }: EditorBarProps) {
  const { canPreview } = useEditor();
  const { run, entriesOf } = useActions();
  const words = useMessages(panelMessages).bar;
  const more = useMessages(deskMessages).more;
  const width = useDesk((state) => state.width);
  const isSaving = useSession((state) => state.isSaving);
  const isNarrow = width === 'narrow';
  const isWide = width === 'wide';

  return (
    <div className={styles.bar}>
      {onBack && <IconButton icon={ChevronLeft} label={words.back} onPress={onBack} />}
      <StoryName />
      <div className={styles.status}>
        <SaveState />
      </div>
      {isWide && (
        <>
          <span className={styles.separator} />
          <StoryCounts />
        </>
      )}
      {!isNarrow && <span className={styles.grow} />}
      <div className={styles.tools}>
        {barSwitches.map((id) => (
          <ActionButton key={id} id={id} />
        ))}
        {!isNarrow && <span className={styles.separator} />}
        <HistoryButtons onlyUndo={isNarrow} />
        {isWide && barMenu.map((id) => <ActionButton key={id} id={id} />)}
        <MenuTrigger>
          <IconButton icon={Ellipsis} label={more} />
          <Menu
            placement="bottom end"
            items={entriesOf(menuFor(width))}
            onAction={(id) => run(id)}
          />
        </MenuTrigger>
        {!isNarrow && <span className={styles.separator} />}
        {canPreview &&
          (!isWide ? (
            <IconButton
              icon={Play}
              label={words.preview}
              variant="secondary"
              onPress={() => run('preview')}
            />
          ) : (
            <Button icon={Play} onPress={() => run('preview')}>
              {words.preview}
            </Button>
          ))}
        <Button
          variant="primary"
          isPending={isSaving}
          onPress={() => run('save')}
          size={isNarrow ? 'small' : 'medium'}
        >
          {words.save}
        </Button>
      </div>
    </div>
  );
}

/** Stands by itself: it changes with every key typed into the title, and the bar does not. */
function StoryName() {
  const words = useMessages(panelMessages).bar;
  const title = useSession(({ document }) => document.title);
  return (
    <h1 className={styles.title} title={title}>
      {title || words.untitled}
    </h1>
  );
}

function StoryCounts() {
  const words = useMessages(panelMessages).bar;
  const nodes = useSession(({ document }) => document.nodes.length);
  const connections = useSession(({ document }) => document.connections.length);
  return (
    <span className={styles.counts} data-testid="story-counts">
      {words.counts({ nodes, connections })}
    </span>
  );
}
