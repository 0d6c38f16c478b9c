import { Suspense } from 'react';
import { lazyPart } from '../../parts/lazyPart.ts';
import { useEver } from '../../parts/useEver.ts';
import type { MenuEntry } from './Menu.types.ts';
import type { MenuSheetProps } from './MenuSheet.tsx';
import { useMenuState } from './MenuTrigger.tsx';

export { MenuTrigger, type MenuTriggerProps } from './MenuTrigger.tsx';

export type MenuProps<Id extends string = string> = {
  /** Name of the menu; without one it is named by its trigger. */
  label?: string;
  /** Commands and separators, from top to bottom. */
  items: readonly MenuEntry<Id>[];
  /** Receives the id of the chosen command. */
  onAction?: (id: Id) => void;
  /** Where the menu opens beside its trigger. @default 'bottom start' */
  placement?: MenuSheetProps['placement'];
};

const MenuSheet = lazyPart(async () => (await import('./MenuSheet.tsx')).MenuSheet);

/** A list of commands that opens from a button. Stands after its trigger inside a MenuTrigger. */
export function Menu<Id extends string = string>({
  onAction,
  placement = 'bottom start',
  ...rest
}: MenuProps<Id>) {
  const state = useMenuState();
  const wasOpen = useEver(state?.isOpen ?? false);
  return (
    state &&
    wasOpen && (
      <Suspense>
        <MenuSheet
          {...rest}
          state={state}
          placement={placement}
          onAction={(id) => onAction?.(id as Id)}
        />
      </Suspense>
    )
  );
}
