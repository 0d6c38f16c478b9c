import { type ReactNode, Suspense } from 'react';
import { lazyPart } from '../../parts/lazyPart.ts';
import { useEver } from '../../parts/useEver.ts';
import type { PopoverSheetProps } from './PopoverSheet.tsx';
import { usePopoverState } from './PopoverTrigger.tsx';

export { PopoverTrigger, type PopoverTriggerProps } from './PopoverTrigger.tsx';

export type PopoverContent = {
  /** What the popover is, for screen readers. */
  label: string;
  /** The content; as a function it receives `close`. */
  children: ReactNode | ((options: { close: () => void }) => ReactNode);
};

export type PopoverProps = PopoverContent & {
  /** Where it opens beside its trigger. @default 'bottom' */
  placement?: PopoverSheetProps['placement'];
};

const PopoverSheet = lazyPart(async () => (await import('./PopoverSheet.tsx')).PopoverSheet);

/** A small sheet beside a control. Stands after its trigger inside a PopoverTrigger. */
export function Popover({ placement = 'bottom', ...rest }: PopoverProps) {
  const state = usePopoverState();
  const wasOpen = useEver(state?.isOpen ?? false);
  return (
    state &&
    wasOpen && (
      <Suspense>
        <PopoverSheet {...rest} state={state} placement={placement} />
      </Suspense>
    )
  );
}
