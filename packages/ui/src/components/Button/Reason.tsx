import { lazy, Suspense, useState } from 'react';
import type { ReasonTooltipProps } from './ReasonTooltip.tsx';

// Placing words beside a control costs as much code as the button itself: it comes when first asked for.
const ReasonTooltip = lazy(() => import('./ReasonTooltip.tsx'));

type ReasonProps = ReasonTooltipProps & { id: string };

/** Why a button cannot be used: always there for screen readers, for everybody else when asked. */
export function Reason({ id, ...tooltip }: ReasonProps) {
  const [wasAsked, setWasAsked] = useState(tooltip.isAsked);
  if (tooltip.isAsked && !wasAsked) setWasAsked(true);
  return (
    <>
      <span id={id} hidden>
        {tooltip.text}
      </span>
      {wasAsked && (
        <Suspense>
          <ReasonTooltip {...tooltip} />
        </Suspense>
      )}
    </>
  );
}
