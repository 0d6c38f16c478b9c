import type { Group } from '@dreamfork/story';
import { useMessages } from '@dreamfork/ui/i18n';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { memo, useMemo } from 'react';
import type { CanvasActions } from './engine/canvasActions.ts';
import type { CanvasEngine } from './engine/createEngine.ts';
import * as styles from './GroupsAndNotes.css.ts';
import { markStyle } from './groupColours.ts';
import { canvasMessages } from './messages.ts';

export type GroupTitleProps = {
  group: Group;
  x: number;
  y: number;
  width: number;
  /** How many nodes it holds. */
  count: number;
  isCollapsed: boolean;
  isSelected: boolean;
  actions: CanvasActions | null;
  engine: CanvasEngine;
};

/** The title of a group, by which it is taken hold of; collapsed, a card in place of its nodes. */
export const GroupTitle = memo(function GroupTitle(props: GroupTitleProps) {
  const { group, x, y, width, count, isCollapsed, isSelected, actions, engine } = props;
  const messages = useMessages(canvasMessages);
  const register = useMemo(() => engine.elements.register('group', group.id), [engine, group.id]);
  const title = group.title || messages.untitledGroup;
  const Chevron = isCollapsed ? ChevronRight : ChevronDown;
  return (
    <fieldset
      ref={register}
      className={styles.group}
      aria-label={messages.group({ title, count })}
      style={{ left: x, top: y, width, ...markStyle(group) }}
      data-group-id={group.id}
      data-testid="story-group"
      data-collapsed={isCollapsed || undefined}
      data-selected={isSelected || undefined}
    >
      <div className={styles.groupTitle}>
        <button
          type="button"
          className={styles.fold}
          aria-expanded={!isCollapsed}
          aria-label={isCollapsed ? messages.unfoldGroup(title) : messages.foldGroup(title)}
          onClick={() => engine.toggleGroup(group.id)}
          onKeyDown={(event) => {
            if (event.key === 'F2') actions?.openMenu(menuAt(event.currentTarget, group.id));
          }}
        >
          <Chevron size={18} aria-hidden />
        </button>
        <span className={styles.groupName}>{title}</span>
        <span className={styles.groupCount}>{messages.groupCount(count)}</span>
      </div>
    </fieldset>
  );
});

function menuAt(element: Element, groupId: string) {
  const { left, bottom } = element.getBoundingClientRect();
  return { x: left, y: bottom, subject: { kind: 'group', groupId } as const };
}
