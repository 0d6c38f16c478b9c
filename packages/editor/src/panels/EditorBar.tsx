import { Button, IconButton, Menu, MenuTrigger } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { ChevronLeft, Ellipsis, PanelLeft, PanelRight, Play } from 'lucide-react';
import { moreMenu } from '../actions/menus.ts';
import { useActions } from '../actions/useActions.ts';
import { isLeftShown, shownDock } from '../desk/createDesk.ts';
import { useDesk, useEditor, useSession } from '../EditorContext.tsx';
import { deskMessages, panelMessages } from '../messages/index.ts';
import * as styles from './EditorBar.css.ts';
import { HistoryButtons } from './HistoryButtons.tsx';
import { SaveState } from './SaveState.tsx';

export type EditorBarProps = { onBack?: () => void };

/** The top bar: which story this is, whether it is saved, and what can be done with it as a whole. */
export function EditorBar({ onBack }: EditorBarProps) {
  const { canPreview } = useEditor();
  const { run, entriesOf } = useActions();
  const words = useMessages(panelMessages).bar;
  const more = useMessages(deskMessages).more;
  const width = useDesk((state) => state.width);
  const isLeftOpen = useDesk(isLeftShown);
  const isPropertiesOpen = useDesk((state) => shownDock(state) === 'properties');
  const title = useSession(({ document }) => document.title);
  const isSaving = useSession((state) => state.isSaving);
  const nodes = useSession(({ document }) => document.nodes.length);
  const connections = useSession(({ document }) => document.connections.length);
  const isNarrow = width === 'narrow';

  return (
    <div className={styles.bar}>
      {onBack && <IconButton icon={ChevronLeft} label={words.back} onPress={onBack} />}
      <h1 className={styles.title} title={title}>
        {title || words.untitled}
      </h1>
      <div className={styles.status}>
        <SaveState />
      </div>
      {width === 'wide' && (
        <>
          <span className={styles.separator} />
          <span className={styles.counts} data-testid="story-counts">
            {words.counts({ nodes, connections })}
          </span>
        </>
      )}
      {!isNarrow && <span className={styles.grow} />}
      <div className={styles.tools}>
        <IconButton
          icon={PanelLeft}
          label={words.toggleTools}
          isPressed={isLeftOpen}
          onPress={() => run('toggle-tools')}
        />
        <IconButton
          icon={PanelRight}
          label={words.toggleProperties}
          isPressed={isPropertiesOpen}
          onPress={() => run('toggle-properties')}
        />
        {!isNarrow && <span className={styles.separator} />}
        <HistoryButtons />
        <MenuTrigger>
          <IconButton icon={Ellipsis} label={more} />
          <Menu placement="bottom end" items={entriesOf(moreMenu)} onAction={(id) => run(id)} />
        </MenuTrigger>
        {!isNarrow && <span className={styles.separator} />}
        {canPreview &&
          (width !== 'wide' ? (
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
