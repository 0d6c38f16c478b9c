import type { Variable } from '@dreamfork/story';
import { Select } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { LiveField } from '../../components/LiveField.tsx';
import { useEditor } from '../../EditorContext.tsx';
import { variablesMessages } from './messages.ts';
import { editVariable } from './variableEdits.ts';

const decimal = /^\s*-?\d{1,15}(?:[.,]\d{1,12})?\s*$/;

export const isNumber = (text: string): boolean => decimal.test(text);

/** The initial value of a variable, by its type. */
export function VariableInitial({ variable }: { variable: Variable }) {
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
