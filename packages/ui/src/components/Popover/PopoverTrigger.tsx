import { createContext, type ReactNode, type RefObject, use, useId, useRef, useState } from 'react';
import { type Trigger, TriggerContext } from '../../parts/trigger.ts';

export type PopoverState = {
  isOpen: boolean;
  close: () => void;
  triggerRef: RefObject<HTMLElement | null>;
  popoverId: string;
};

const PopoverStateContext = createContext<PopoverState | null>(null);

/** The popover's own view of its trigger. */
export const usePopoverState = (): PopoverState | null => use(PopoverStateContext);

export type PopoverTriggerProps = {
  /** A button, and a Popover after it. */
  children: ReactNode;
  /** Whether the popover is open as it appears. @default false */
  defaultOpen?: boolean;
};

/** Opens a popover from a button. */
export function PopoverTrigger({ children, defaultOpen = false }: PopoverTriggerProps) {
  const [isOpen, setOpen] = useState(defaultOpen);
  const element = useRef<HTMLElement>(null);
  const popoverId = useId();
  const trigger: Trigger = {
    element,
    'aria-haspopup': 'dialog',
    'aria-expanded': isOpen,
    ...(isOpen ? { 'aria-controls': popoverId } : {}),
    onPress: () => setOpen(!isOpen),
  };
  return (
    <PopoverStateContext
      value={{ isOpen, close: () => setOpen(false), triggerRef: element, popoverId }}
    >
      <TriggerContext value={trigger}>{children}</TriggerContext>
    </PopoverStateContext>
  );
}
