import type { Group } from '@dreamfork/story';
import { useMessages } from '@dreamfork/ui/i18n';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { memo } from 'react';
import { markStyle } from './groupColours.ts';
import { canvasMessages } from './messages.ts';
import type { CanvasActions } from './model/canvasActions.ts';
import type { CanvasModel } from './model/createCanvasModel.ts';
import * as styles from './notesAndGroups.css.ts';

export type GroupTitleProps = {
  group: Group;
  /** How many nodes it holds. */
  count: number;
  isCollapsed: boolean;
  isSelected: boolean;
  /** How much larger than the canvas the title is drawn, to be read from any distance. */
  titleScale: number;
  /** Whether there is room for the title among those of the others. */
  isTitled: boolean;
  actions: CanvasActions | null;
  model: CanvasModel;
};

/** The title of a group, by which it is taken hold of; collapsed, a card in place of its nodes. */
export const GroupTitle = memo(function GroupTitle(props: GroupTitleProps) {
  const { group, count, isCollapsed, isSelected, titleScale, isTitled, actions, model } = props;
  const messages = useMessages(canvasMessages);
  const title = group.title || messages.untitledGroup;
  const Chevron = isCollapsed ? ChevronRight : ChevronDown;
  return (
    <fieldset
      className={styles.group}
      aria-label={messages.group({ title, count })}
      style={{ ...markStyle(group), ['--title-scale' as string]: titleScale }}
      data-group-id={group.id}
      data-testid="story-group"
      data-collapsed={isCollapsed || undefined}
      data-selected={isSelected || undefined}
    >
      <div
        className={styles.groupTitle}
        hidden={!isTitled}
        data-large={titleScale > 1 || undefined}
      >
        <button
          type="button"
          className={`${styles.fold} nodrag`}
          aria-expanded={!isCollapsed}
          aria-label={isCollapsed ? messages.unfoldGroup(title) : messages.foldGroup(title)}
          onClick={() => model.toggleGroup(group.id)}
          onKeyDown={(event) => {
            if (event.key === 'F2') actions?.openMenu(menuAt(event.currentTarget, group.id));
          }}
        >
          <Chevron size={18} aria-hidden />
        </button>
        <span className={styles.groupName}>{title}</span>
        {titleScale < 2 && <span className={styles.groupCount}>{messages.groupCount(count)}</span>}
      </div>
    </fieldset>
  );
});

function menuAt(element: Element, groupId: string) {
  const { left, bottom } = element.getBoundingClientRect();
  return { x: left, y: bottom, subject: { kind: 'group', groupId } as const };
}
