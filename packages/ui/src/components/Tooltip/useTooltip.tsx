import { type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import { lazyPart } from '../../parts/lazyPart.ts';
import type { Trigger } from '../../parts/trigger.ts';
import { useEver } from '../../parts/useEver.ts';
import type { TooltipSheetProps } from './TooltipSheet.tsx';

// Placing words beside a control costs as much code as the control itself: it comes when first asked for.
export const LazyTooltipSheet = lazyPart(
  async () => (await import('./TooltipSheet.tsx')).TooltipSheet,
);

const closeDelay = 100;

/** For so many milliseconds after one tooltip the next one need not be waited for. */
const warmth = 500;

let warmUntil = 0;
let hideShown: (() => void) | null = null;

export type TooltipOptions = Pick<TooltipSheetProps, 'text' | 'placement'> & {
  /** Milliseconds of hovering before the words appear. @default 500 */
  delay?: number;
  /** Keeps the words from appearing. */
  isDisabled?: boolean;
};

/** Words beside a control: what the control gets for them, and the words to be drawn next to it. */
export function useTooltip({
  text,
  placement = 'top',
  delay = 500,
  isDisabled = false,
}: TooltipOptions): { trigger: Trigger; sheet: ReactNode } {
  const id = useId();
  const element = useRef<HTMLElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isShown, setShown] = useState(false);
  const isOpen = isShown && !isDisabled;
  const wasOpen = useEver(isOpen);

  const hide = () => {
    clearTimeout(timer.current);
    setShown(false);
    if (isShown) warmUntil = Date.now() + warmth;
  };
  const show = () => {
    clearTimeout(timer.current);
    if (hideShown !== hide) hideShown?.();
    hideShown = hide;
    setShown(true);
  };
  const after = (milliseconds: number, act: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, milliseconds);
  };

  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (!isOpen) return;
    const dismiss = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setShown(false);
    };
    document.addEventListener('keydown', dismiss, true);
    return () => document.removeEventListener('keydown', dismiss, true);
  }, [isOpen]);

  const trigger: Trigger = {
    element,
    ...(isOpen ? { 'aria-describedby': id } : {}),
    onHoverChange: (isHovered) => {
      if (!isHovered) after(closeDelay, hide);
      else if (delay === 0 || Date.now() < warmUntil) show();
      else after(delay, show);
    },
    onFocusChange: (isFocused) => {
      if (!isFocused) hide();
      else if (element.current?.matches(':focus-visible')) show();
    },
    onPressStart: hide,
    onKeyDown: (event) => {
      hide();
      event.continuePropagation();
    },
  };
  const sheet = wasOpen && (
    <Suspense>
      <LazyTooltipSheet
        id={id}
        text={text}
        placement={placement}
        triggerRef={element}
        isOpen={isOpen}
        onHoverChange={(isHovered) => (isHovered ? show() : after(closeDelay, hide))}
      />
    </Suspense>
  );
  return { trigger, sheet };
}
