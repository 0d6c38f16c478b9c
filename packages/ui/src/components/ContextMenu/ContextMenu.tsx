import { type ReactNode, Suspense, useLayoutEffect, useRef } from 'react';
import { lazyPart } from '../../parts/lazyPart.ts';
import { useEver } from '../../parts/useEver.ts';
import type { MenuEntry } from '../Menu/Menu.types.ts';

const ContextMenuSheet = lazyPart(
  async () => (await import('./ContextMenuSheet.tsx')).ContextMenuSheet,
);

export type ContextMenuProps<Id extends string = string> = {
  /** Name of the menu for screen readers. */
  label: string;
  /** Commands and separators, from top to bottom. */
  items: readonly MenuEntry<Id>[];
  /** Where the menu opens, in viewport coordinates; `null` while it is closed. */
  position: { x: number; y: number } | null;
  /** Receives the id of the chosen command. */
  onAction: (id: Id) => void;
  /** Called when a command was chosen, on Escape and on a press outside. */
  onClose: () => void;
};

/** A menu that opens at the pointer, or at the place the keyboard names, and gives focus back when it closes. */
export function ContextMenu<Id extends string = string>({
  position,
  onAction,
  ...rest
}: ContextMenuProps<Id>): ReactNode {
  const opener = useRef<Element | null>(null);
  const isOpen = position !== null;
  const wasOpen = useEver(isOpen);
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);
  return (
    wasOpen && (
      <Suspense>
        <ContextMenuSheet
          {...rest}
          position={position}
          opener={opener}
          onAction={(id) => onAction(id as Id)}
        />
      </Suspense>
    )
  );
}
