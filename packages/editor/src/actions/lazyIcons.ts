import { lazily, lazyPart } from '@dreamfork/ui/parts';
import type { LucideIcon, LucideProps } from 'lucide-react';
import { createElement, Suspense } from 'react';

const fetchIcons = lazily(() => import('./icons.ts'));

type IconName = keyof Awaited<ReturnType<typeof fetchIcons>>;

/**
 * An icon that is first seen in a menu, the palette or the help: it comes with them. Until then it keeps
 * its place alone: a whole menu that waited for it would be placed again and again.
 */
function lazyIcon(name: IconName): LucideIcon {
  const icon = lazyPart<LucideProps>(async () => (await fetchIcons())[name]);
  const inItsPlace = (props: LucideProps) =>
    createElement(
      Suspense,
      { fallback: createElement('svg', { className: props.className, 'aria-hidden': true }) },
      createElement(icon, props),
    );
  return inItsPlace as unknown as LucideIcon;
}

export const AlignCenterHorizontal = lazyIcon('AlignCenterHorizontal');
export const AlignCenterVertical = lazyIcon('AlignCenterVertical');
export const AlignEndHorizontal = lazyIcon('AlignEndHorizontal');
export const AlignEndVertical = lazyIcon('AlignEndVertical');
export const AlignHorizontalDistributeCenter = lazyIcon('AlignHorizontalDistributeCenter');
export const AlignStartHorizontal = lazyIcon('AlignStartHorizontal');
export const AlignStartVertical = lazyIcon('AlignStartVertical');
export const AlignVerticalDistributeCenter = lazyIcon('AlignVerticalDistributeCenter');
export const ArrowDown = lazyIcon('ArrowDown');
export const ArrowDownToDot = lazyIcon('ArrowDownToDot');
export const ArrowLeft = lazyIcon('ArrowLeft');
export const ArrowRight = lazyIcon('ArrowRight');
export const ArrowUp = lazyIcon('ArrowUp');
export const ArrowUpFromDot = lazyIcon('ArrowUpFromDot');
export const BoxSelect = lazyIcon('BoxSelect');
export const CircleX = lazyIcon('CircleX');
export const ClipboardPaste = lazyIcon('ClipboardPaste');
export const Copy = lazyIcon('Copy');
export const CopyPlus = lazyIcon('CopyPlus');
export const CornerDownRight = lazyIcon('CornerDownRight');
export const CornerUpLeft = lazyIcon('CornerUpLeft');
export const Eraser = lazyIcon('Eraser');
export const EyeOff = lazyIcon('EyeOff');
export const FileClock = lazyIcon('FileClock');
export const FoldVertical = lazyIcon('FoldVertical');
export const Group = lazyIcon('Group');
export const History = lazyIcon('History');
export const Images = lazyIcon('Images');
export const Keyboard = lazyIcon('Keyboard');
export const MousePointerClick = lazyIcon('MousePointerClick');
export const MousePointerSquareDashed = lazyIcon('MousePointerSquareDashed');
export const Scissors = lazyIcon('Scissors');
export const Search = lazyIcon('Search');
export const Stethoscope = lazyIcon('Stethoscope');
export const StickyNote = lazyIcon('StickyNote');
export const TextSearch = lazyIcon('TextSearch');
export const Trash2 = lazyIcon('Trash2');
export const Ungroup = lazyIcon('Ungroup');
export const Workflow = lazyIcon('Workflow');
