import {
  type Variable,
  type VariableType,
  type VariableValue,
  variableTypes,
} from '@dreamfork/story';
import { Button, Select, TextArea } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { LiveField } from '../../components/LiveField.tsx';
import * as panelStyles from '../../components/panel/panel.css.ts';
import { useEditor } from '../../EditorContext.tsx';
import { variablesMessages } from './messages.ts';
import { PlaceList, type VariablePlace } from './PlaceList.tsx';
import { VariableName, type VariableNameProps } from './VariableName.tsx';
import { editVariable } from './variableEdits.ts';
import * as styles from './variables.css.ts';

export type VariableFormProps = VariableNameProps & {
  places: readonly VariablePlace[];
  onRemove: () => void;
};

/** What can be changed of a variable, and where it is used. */
export function VariableForm({ variable, places, onRemove, ...name }: VariableFormProps) {
  const editor = useEditor();
  const messages = useMessages(variablesMessages);
  const { id: variableId, type, initial, note } = variable;
  const [lost, setLost] = useState<{ before: string; type: VariableType } | null>(null);

  const changeType = (chosen: VariableType) => {
    if (!editVariable(editor, { variableId, type: chosen })) return;
    const isLost = chosen !== type && Boolean(initial);
    setLost(isLost ? { before: valueText(initial, messages), type: chosen } : null);
  };
  const isLost = lost?.type === type;
  return (
    <div className={styles.form} data-testid="variable-form">
      <VariableName variable={variable} {...name} />
      <div className={styles.fields}>
        <Select<VariableType>
          label={messages.type}
          value={type}
          onChange={changeType}
          items={variableTypes.map((each) => ({ id: each, label: messages.types[each] }))}
        />
        <VariableInitial key={type} variable={variable} />
      </div>
      <p role="status" className={styles.lost} hidden={!isLost}>
        {isLost && messages.lost({ before: lost.before, after: valueText(initial, messages) })}
      </p>
      <TextArea
        label={messages.note}
        minRows={1}
        value={note}
        onChange={(typed) => editVariable(editor, { variableId, note: typed })}
        onBlur={editor.edits.endTyping}
      />
      <h3 className={panelStyles.groupTitle}>{messages.usesTitle(places.length)}</h3>
      {places.length > 0 && <PlaceList label={messages.usesList(variable.name)} places={places} />}
      <div className={panelStyles.buttons}>
        <Button variant="quiet" size="small" icon={Trash2} onPress={onRemove}>
          {messages.remove}
        </Button>
      </div>
    </div>
  );
}

/** A value in words, as rows and sentences of the panel name it. */
export function valueText(
  value: VariableValue,
  { yes, no, emptyText }: Pick<(typeof variablesMessages)['ru'], 'yes' | 'no' | 'emptyText'>,
): string {
  if (typeof value === 'boolean') return (value ? yes : no).toLocaleLowerCase();
  return String(value) || emptyText;
}

const decimal = /^\s*-?\d{1,15}(?:[.,]\d{1,12})?\s*$/;

export const isNumber = (text: string): boolean => decimal.test(text);

/** The initial value of a variable, by its type. */
function VariableInitial({ variable }: { variable: Variable }) {
  const editor = useEditor();
  const messages = useMessages(variablesMessages);
  const { id: variableId, type, initial } = variable;
  const label = messages.initial;
  if (type === 'boolean') {
    return (
      <Select<'yes' | 'no'>
        label={label}
        value={initial ? 'yes' : 'no'}
        onChange={(chosen) => editVariable(editor, { variableId, initial: chosen === 'yes' })}
        items={[
          { id: 'no', label: messages.no },
          { id: 'yes', label: messages.yes },
        ]}
      />
    );
  }
  if (type === 'text') {
    return (
      <LiveField
        label={label}
        value={String(initial)}
        maxLength={1000}
        onChange={(text) => editVariable(editor, { variableId, initial: text })}
      />
    );
  }
  return (
    <LiveField
      label={label}
      inputMode="decimal"
      value={String(initial)}
      accepts={isNumber}
      onChange={(text) =>
        editVariable(editor, { variableId, initial: Number(text.replace(',', '.')) })
      }
    />
  );
}
