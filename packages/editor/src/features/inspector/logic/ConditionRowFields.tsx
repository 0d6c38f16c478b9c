import { type ConditionRow, comparisons, type Variable, type VariableType } from '@dreamfork/story';
import { Select, type SelectItem } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useSession } from '../../../EditorContext.tsx';
import { TargetSelect } from '../TargetSelect.tsx';
import * as styles from './logic.css.ts';
import { logicMessages } from './messages.ts';
import { OperandField } from './OperandField.tsx';
import { typeOf, useVariables } from './useVariables.ts';
import { VariableSelect } from './VariableSelect.tsx';

type Verb = 'yes' | 'no' | (typeof comparisons)[number];

/** What a new row asks of a variable. */
export function rowFor({ name, type }: Pick<Variable, 'name' | 'type'>): ConditionRow {
  if (type === 'boolean') return { kind: 'is', name, yes: true };
  return type === 'number'
    ? { kind: 'compare', name, comparison: '>', value: 0 }
    : { kind: 'compare', name, comparison: '=', value: '' };
}

const verbsOfType: Readonly<Record<VariableType, readonly Verb[]>> = {
  number: comparisons,
  boolean: ['yes', 'no'],
  text: ['=', '!='],
};

export type ConditionRowFieldsProps = {
  row: ConditionRow;
  onChange: (row: ConditionRow, isTyped: boolean) => void;
};

/** One row of a condition: a variable, a comparison and a value; or a node that the reader was at. */
export function ConditionRowFields({ row, onChange }: ConditionRowFieldsProps) {
  const messages = useMessages(logicMessages);
  const variables = useVariables();
  const startNodeId = useSession(({ document }) => document.startNodeId ?? document.nodes[0]?.id);
  const type = row.kind === 'visited' ? undefined : typeOf(variables, row.name);
  return (
    <>
      <VariableSelect
        label={messages.what}
        value={row.kind === 'visited' ? null : row.name}
        onChange={(variable) => onChange(rowFor(variable), false)}
        onVisited={() => onChange({ kind: 'visited', nodeId: startNodeId ?? '', yes: true }, false)}
      />
      {row.kind === 'visited' ? (
        <>
          <Select
            label={messages.comparison}
            hideLabel
            items={[
              { id: 'yes', label: messages.wasThere },
              { id: 'no', label: messages.wasNotThere },
            ]}
            value={row.yes ? 'yes' : 'no'}
            onChange={(id) => onChange({ ...row, yes: id === 'yes' }, false)}
          />
          <TargetSelect
            label={messages.node}
            fromNodeId=""
            isRequired
            value={row.nodeId}
            onChange={(nodeId) => {
              if (nodeId !== null) onChange({ ...row, nodeId }, false);
            }}
          />
        </>
      ) : (
        <Comparison row={row} type={type} variables={variables} onChange={onChange} />
      )}
    </>
  );
}

type ComparisonProps = ConditionRowFieldsProps & {
  row: Exclude<ConditionRow, { kind: 'visited' }>;
  type: VariableType | undefined;
  variables: readonly Variable[];
};

function Comparison({ row, type, variables, onChange }: ComparisonProps) {
  const messages = useMessages(logicMessages);
  const { name } = row;
  const yesOrNo = row.kind === 'is' && row.yes ? 'yes' : 'no';
  const verb: Verb = row.kind === 'compare' ? row.comparison : yesOrNo;
  const others = variables.filter((one) => one.type === type && one.name !== name);
  const offered = new Set<Verb>(type ? verbsOfType[type] : []);
  if (type === 'boolean' && others.length > 0) offered.add('=').add('!=');
  const items: SelectItem<Verb>[] = [...offered.add(verb)].map((id) => ({
    id,
    label: id === 'yes' || id === 'no' ? messages[id] : messages.comparisons[id],
  }));
  return (
    <div className={styles.fields}>
      <Select<Verb>
        label={messages.comparison}
        hideLabel
        items={items}
        value={verb}
        onChange={(id) => {
          if (id === 'yes' || id === 'no') onChange({ kind: 'is', name, yes: id === 'yes' }, false);
          else {
            const value = row.kind === 'compare' ? row.value : { name: others[0]?.name ?? name };
            onChange({ kind: 'compare', name, comparison: id, value }, false);
          }
        }}
      />
      {row.kind === 'compare' && (
        <OperandField
          type={type ?? 'text'}
          value={row.value}
          variables={others}
          allowsLiteral={type !== 'boolean'}
          onChange={(value, isTyped) => onChange({ ...row, value }, isTyped)}
        />
      )}
    </div>
  );
}
