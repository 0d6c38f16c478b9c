import type { Variable } from '@dreamfork/story';
import { useEffect, useState } from 'react';
import { useEditor } from '../../EditorContext.tsx';

/** The canvas lights the variable under the pointer, else the one whose row has the focus. */
export function useLitVariable(variables: readonly Variable[]) {
  const { workspace } = useEditor();
  const [hoveredId, setHovered] = useState<string | null>(null);
  const [focusedId, setFocused] = useState<string | null>(null);
  const named = (wanted: string | null) => variables.find(({ id }) => id === wanted)?.name;
  const name = named(hoveredId) ?? named(focusedId) ?? null;
  useEffect(() => {
    workspace.highlightVariable(name);
    return () => workspace.highlightVariable(null);
  }, [workspace, name]);
  return (id: string) => ({
    onPointerEnter: () => setHovered(id),
    onPointerLeave: () => setHovered(null),
    onFocus: () => setFocused(id),
    onBlur: () => setFocused(null),
  });
}

export type LitProps = ReturnType<ReturnType<typeof useLitVariable>>;
