import type { Variable } from '@dreamfork/story';
import { Select, type SelectItem } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { Footprints, Hash, ToggleLeft, Type } from 'lucide-react';
import { logicMessages } from './messages.ts';
import { useVariables } from './useVariables.ts';

type VariableId = 'visited' | `of:${string}`;

export type VariableSelectProps = {
  label: string;
  /** The name of the variable; null where a row is about a node. */
  value: string | null;
  onChange: (variable: Variable) => void;
  /** Offers to ask about a node instead. */
  onVisited?: () => void;
};

const typeIcons = { number: Hash, boolean: ToggleLeft, text: Type };

/** A variable of the story. A name that no variable has stays until another is chosen. */
export function VariableSelect({ label, value, onChange, onVisited }: VariableSelectProps) {
  const messages = useMessages(logicMessages);
  const variables = useVariables();
  const isUnknown = value !== null && !variables.some(({ name }) => name === value);
  const items: SelectItem<VariableId>[] = [
    ...(isUnknown ? [{ id: `of:${value}` as const, label: messages.unknown(value) }] : []),
    ...variables.map(({ name, type }) => ({
      id: `of:${name}` as const,
      label: name,
      icon: typeIcons[type],
    })),
    ...(onVisited
      ? [{ id: 'visited' as const, label: messages.visitedNode, icon: Footprints }]
      : []),
  ];
  return (
    <Select<VariableId>
      label={label}
      hideLabel
      {...(isUnknown && { errorMessage: messages.unknownHint })}
      items={items}
      value={value === null ? 'visited' : `of:${value}`}
      onChange={(id) => {
        const variable = variables.find(({ name }) => `of:${name}` === id);
        if (variable) onChange(variable);
        else if (id === 'visited') onVisited?.();
      }}
    />
  );
}
