import { createContext, type ReactNode, type RefObject, use, useId, useRef, useState } from 'react';
import { type Trigger, TriggerContext } from '../../parts/trigger.ts';

/** Which command has the focus as the menu opens; none where a pointer opened it. */
type Focused = 'first' | 'last' | null;

export type MenuState = {
  isOpen: boolean;
  focused: Focused;
  close: () => void;
  triggerRef: RefObject<HTMLElement | null>;
  triggerId: string;
  menuId: string;
};

const MenuStateContext = createContext<MenuState | null>(null);

/** The menu's own view of its trigger. */
export const useMenuState = (): MenuState | null => use(MenuStateContext);

export type MenuTriggerProps = {
  /** A button, and a Menu after it. */
  children: ReactNode;
  /** Whether the menu is open as it appears. @default false */
  defaultOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
};

const opening: Record<string, Focused> = {
  Enter: 'first',
  ' ': 'first',
  ArrowDown: 'first',
  ArrowUp: 'last',
};

/** Opens a menu from a button: on press, and with the arrow keys at its first or its last command. */
export function MenuTrigger({ children, defaultOpen = false, onOpenChange }: MenuTriggerProps) {
  const [isOpen, setOpen] = useState(defaultOpen);
  const [focused, setFocused] = useState<Focused>(null);
  const element = useRef<HTMLElement>(null);
  const triggerId = useId();
  const menuId = useId();

  const change = (wish: boolean, focus: Focused = null) => {
    setFocused(focus);
    setOpen(wish);
    if (wish !== isOpen) onOpenChange?.(wish);
  };
  // The trigger has the focus before the menu opens: it is given back there.
  const openFrom = (target: Element, focus: Focused) => {
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    change(true, focus);
  };

  const trigger: Trigger = {
    element,
    id: triggerId,
    'aria-haspopup': 'true',
    'aria-expanded': isOpen,
    ...(isOpen ? { 'aria-controls': menuId } : {}),
    // As everywhere: on the way down for a mouse, on the way up for a finger.
    onPressStart: ({ pointerType, target }) => {
      if (pointerType === 'touch' || pointerType === 'keyboard') return;
      openFrom(target, pointerType === 'virtual' ? 'first' : null);
    },
    onPress: ({ pointerType, target }) => {
      if (pointerType === 'touch') openFrom(target, null);
    },
    onKeyDown: (event) => {
      const focus = opening[event.key];
      if (focus === undefined) return event.continuePropagation();
      event.preventDefault();
      change(true, focus);
    },
  };
  const state = {
    isOpen,
    focused,
    close: () => change(false),
    triggerRef: element,
    triggerId,
    menuId,
  };
  return (
    <MenuStateContext value={state}>
      <TriggerContext value={trigger}>{children}</TriggerContext>
    </MenuStateContext>
  );
}
