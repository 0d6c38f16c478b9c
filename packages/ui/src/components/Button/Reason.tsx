import { type RefObject, Suspense, useEffect } from 'react';
import { useEver } from '../../parts/useEver.ts';
import { LazyTooltipSheet } from '../Tooltip/useTooltip.tsx';

type ReasonProps = {
  id: string;
  text: string;
  isAsked: boolean;
  onDismiss: () => void;
  triggerRef: RefObject<HTMLElement | null>;
};

/**
 * Why a button cannot be used: always there for screen readers, for everybody else when asked; Escape
 * takes the words away.
 */
export function Reason({ id, text, isAsked, onDismiss, triggerRef }: ReasonProps) {
  const wasAsked = useEver(isAsked);
  useEffect(() => {
    if (!isAsked) return;
    const dismiss = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onDismiss();
    };
    document.addEventListener('keydown', dismiss, true);
    return () => document.removeEventListener('keydown', dismiss, true);
  }, [isAsked, onDismiss]);

  return (
    <>
      <span id={id} hidden>
        {text}
      </span>
      {wasAsked && (
        <Suspense>
          <LazyTooltipSheet
            text={text}
            isOpen={isAsked}
            triggerRef={triggerRef}
            placement="top"
            onHoverChange={(isHovered) => {
              if (!isHovered) onDismiss();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
