import {
  type ProblemCode,
  problemMessages,
  type VariableType,
  variableTypes,
} from '@dreamfork/story';
import { Button, Select, TextField } from '@dreamfork/ui';
import { useLocale, useMessages } from '@dreamfork/ui/i18n';
import { List, Plus } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import * as panel from '../../../components/panel/panel.css.ts';
import { useEditor } from '../../../EditorContext.tsx';
import * as styles from './logic.css.ts';
import { logicMessages } from './messages.ts';
import { useLogicEdits } from './useLogicEdits.ts';
import { useVariables } from './useVariables.ts';

/** Creates a variable where it is missed. */
export function NewVariable() {
  const messages = useMessages(logicMessages);
  const isFirst = useVariables().length === 0;
  const { workspace } = useEditor();
  const [form, setForm] = useState<'unused' | 'open' | 'closed'>('unused');
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>{messages.variables}</legend>
      {isFirst && <p className={styles.help}>{messages.nothingKept}</p>}
      {form === 'open' ? (
        <NewVariableForm onClose={() => setForm('closed')} />
      ) : (
        <div className={panel.buttons}>
          <Button
            autoFocus={form === 'closed'}
            size="small"
            variant={isFirst ? 'secondary' : 'quiet'}
            icon={Plus}
            onPress={() => setForm('open')}
          >
            {messages.newVariable}
          </Button>
          {!isFirst && (
            <Button
              size="small"
              variant="quiet"
              icon={List}
              onPress={() => workspace.openDock('variables')}
            >
              {messages.allVariables}
            </Button>
          )}
        </div>
      )}
    </fieldset>
  );
}

function NewVariableForm({ onClose }: { onClose: () => void }) {
  const messages = useMessages(logicMessages);
  const problems = problemMessages[useLocale()];
  const { addVariable } = useLogicEdits();
  const [name, setName] = useState('');
  const [type, setType] = useState<VariableType>('number');
  const [problem, setProblem] = useState<ProblemCode | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const create = () => {
    const refusal = addVariable(name.trim(), type);
    setProblem(refusal);
    if (refusal) field.current?.focus();
    else onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Leaving the selection would lose what is typed.
    if (event.key === 'Escape') event.stopPropagation();
    if (event.key !== 'Enter') return;
    event.preventDefault();
    create();
  };
  return (
    <div className={styles.form}>
      <TextField
        ref={field}
        label={messages.variableName}
        description={messages.variableNameHint}
        {...(problem && { errorMessage: problems[problem] })}
        maxLength={60}
        value={name}
        onChange={(text) => {
          setName(text);
          setProblem(null);
        }}
        onKeyDown={onKeyDown}
      />
      <Select
        label={messages.variableType}
        items={variableTypes.map((id) => ({ id, label: messages.types[id] }))}
        value={type}
        onChange={setType}
      />
      <div className={panel.buttons}>
        <Button size="small" variant="primary" onPress={create}>
          {messages.create}
        </Button>
        <Button size="small" variant="quiet" onPress={onClose}>
          {messages.cancel}
        </Button>
      </div>
    </div>
  );
}
