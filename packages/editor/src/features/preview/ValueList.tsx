import {
  readAnswer,
  type StoryDocument,
  textValueMaximum,
  type ValueChange,
  type Variable,
  type VariableValue,
} from '@dreamfork/story';
import { Switch, TextField } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useState } from 'react';
import { RowList } from '../../components/virtualList/RowList.tsx';
import { previewMessages } from './messages.ts';
import * as styles from './Preview.css.ts';
import { valueText } from './valueText.ts';

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

type ValueFieldProps = {
  variable: Variable;
  value: VariableValue;
  /** What it was before the last step, if that changed it. */
  before: VariableValue | undefined;
  onChange: (value: VariableValue) => void;
};

/** The value of a variable, to see and to change; every change counts at once. */
function ValueField({ variable, value, before, onChange }: ValueFieldProps) {
  const messages = useMessages(previewMessages);
  // What was typed stays as it is written while it stands for the value, or for none.
  const [draft, setDraft] = useState({ text: String(value), value });
  const text = draft.value === value ? draft.text : String(value);
  const { name, type } = variable;
  const isChanged = before !== undefined;
  const description = isChanged
    ? messages.changed(messages.types[type], valueText(before, messages))
    : messages.types[type];

  if (type === 'boolean') {
    return (
      <div className={styles.value} data-changed={isChanged || undefined}>
        <Switch isSelected={value === true} onChange={onChange} description={description}>
          {name}
        </Switch>
      </div>
    );
  }
  const limits = type === 'text' ? { minimum: 0, maximum: textValueMaximum } : {};
  const read = (typed: string) => readAnswer({ text: name, type, ...limits }, typed);
  const change = (typed: string): void => {
    const answer = read(typed);
    setDraft({ text: typed, value: answer.ok ? answer.value : value });
    if (answer.ok) onChange(answer.value);
  };
  const problem = type === 'number' ? messages.noNumber : messages.tooLong;
  return (
    <div className={styles.value} data-changed={isChanged || undefined}>
      <TextField
        label={name}
        value={text}
        onChange={change}
        {...(type === 'number' && { inputMode: 'decimal' as const })}
        description={description}
        {...(!read(text).ok && { errorMessage: problem })}
      />
    </div>
  );
}
