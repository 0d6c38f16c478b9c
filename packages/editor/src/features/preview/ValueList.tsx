import type { StoryDocument, ValueChange, Variable, VariableValue } from '@dreamfork/story';
import { useMessages } from '@dreamfork/ui/i18n';
import { RowList } from '../../components/virtualList/RowList.tsx';
import { previewMessages } from './messages.ts';
import { ValueField } from './ValueField.tsx';

export type ValueListProps = {
  story: StoryDocument;
  values: Readonly<Record<string, VariableValue>>;
  /** What the last step changed, by the ids of the variables. */
  changes?: ReadonlyMap<string, ValueChange>;
  onChange: (change: { variableId: string; value: VariableValue }) => void;
};

const keyOf = ({ id }: Variable): string => id;
const none: readonly Variable[] = [];

/** All variables with their values. */
export function ValueList({ story, values, changes, onChange }: ValueListProps) {
  const messages = useMessages(previewMessages);
  return (
    <RowList
      label={messages.variables}
      items={story.variables ?? none}
      keyOf={keyOf}
      rowHeight={72}
    >
      {(variable) => (
        <ValueField
          variable={variable}
          value={values[variable.id] ?? variable.initial}
          before={changes?.get(variable.id)?.before}
          onChange={(value) => onChange({ variableId: variable.id, value })}
        />
      )}
    </RowList>
  );
}
