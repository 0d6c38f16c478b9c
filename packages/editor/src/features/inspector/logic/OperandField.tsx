import type { Operand, Variable, VariableType } from '@dreamfork/story';
import { Select, type SelectItem } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { LiveField } from '../../../components/LiveField.tsx';
import * as styles from './logic.css.ts';
import { logicMessages } from './messages.ts';
import { NumberText } from './NumberText.tsx';

type SourceId = 'literal' | 'computed' | `of:${string}`;

export type OperandFieldProps = {
  type: VariableType;
  /** Undefined where the value has to be computed. */
  value: Operand | undefined;
  /** The variables whose value can be taken. */
  variables: readonly Variable[];
  /** `isTyped`: one letter of a run of typing. */
  onChange: (value: Operand, isTyped: boolean) => void;
  /** Whether a value can be written down. @default true */
  allowsLiteral?: boolean;
  /** Lets the value be an expression, which the caller shows. */
  onCompute?: () => void;
};

const empty = { number: 0, boolean: true, text: '' } as const;

/** The value of a row: written down, or that of another variable. */
export function OperandField({
  type,
  value,
  variables,
  allowsLiteral = true,
  onChange,
  onCompute,
}: OperandFieldProps) {
  const messages = useMessages(logicMessages);
  const ofVariable = typeof value === 'object' ? value.name : undefined;
  const names = variables.filter((one) => one.type === type).map(({ name }) => name);
  if (ofVariable !== undefined && !names.includes(ofVariable)) names.push(ofVariable);
  const items: SelectItem<SourceId>[] = [
    ...(allowsLiteral ? [{ id: 'literal' as const, label: messages.literal[type] }] : []),
    ...names.map((name) => ({ id: `of:${name}` as const, label: name })),
    ...(onCompute ? [{ id: 'computed' as const, label: messages.computed }] : []),
  ];
  const literalSource = value === undefined ? 'computed' : 'literal';
  return (
    <div className={styles.fields}>
      {items.length > 1 && (
        <Select<SourceId>
          label={messages.valueFrom}
          hideLabel
          items={items}
          value={ofVariable === undefined ? literalSource : `of:${ofVariable}`}
          onChange={(id) => {
            if (id === 'computed') onCompute?.();
            else onChange(id === 'literal' ? empty[type] : { name: id.slice(3) }, false);
          }}
        />
      )}
      {value !== undefined && typeof value !== 'object' && (
        <Literal value={value} onChange={onChange} />
      )}
    </div>
  );
}

type LiteralProps = Pick<OperandFieldProps, 'onChange'> & { value: Exclude<Operand, object> };

function Literal({ value, onChange }: LiteralProps) {
  const messages = useMessages(logicMessages);
  const label = messages.value;
  if (typeof value === 'boolean') {
    return (
      <Select
        label={label}
        hideLabel
        items={[
          { id: 'yes', label: messages.yes },
          { id: 'no', label: messages.no },
        ]}
        value={value ? 'yes' : 'no'}
        onChange={(id) => onChange(id === 'yes', false)}
      />
    );
  }
  return typeof value === 'number' ? (
    <NumberText
      label={label}
      hideLabel
      value={value}
      onChange={(number = 0) => onChange(number, true)}
    />
  ) : (
    <LiveField
      label={label}
      hideLabel
      font="reading"
      value={value}
      onChange={(text) => onChange(text, true)}
    />
  );
}
