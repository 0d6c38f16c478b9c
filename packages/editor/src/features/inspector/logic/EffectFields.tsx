import {
  type Effect,
  type EffectKind,
  effectKinds,
  effectSentence,
  type Operand,
  operandExpression,
  operandOf,
  parseExpression,
  printExpression,
  type VariableType,
} from '@dreamfork/story';
import { Select, Switch } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useState } from 'react';
import { LiveField } from '../../../components/LiveField.tsx';
import { ExpressionField } from './ExpressionField.tsx';
import { kindsOfType, withKind, withShown, withVariable } from './effectForms.ts';
import * as styles from './logic.css.ts';
import { logicMessages } from './messages.ts';
import { NumberText } from './NumberText.tsx';
import { OperandField } from './OperandField.tsx';
import { typeOf, useSentenceContext, useVariables } from './useVariables.ts';
import { VariableSelect } from './VariableSelect.tsx';

export type EffectFieldsProps = {
  effect: Effect;
  /** `typedIn`: the field in which a run of typing goes on. */
  onChange: (effect: Effect, typedIn?: string) => void;
};

/** One effect: what is done with which variable, and by how much. */
export function EffectFields({ effect, onChange }: EffectFieldsProps) {
  const messages = useMessages(logicMessages);
  const context = useSentenceContext();
  const variables = useVariables();
  const type = typeOf(variables, effect.variable);
  const kinds = new Set<string>(type ? kindsOfType[type] : effectKinds).add(effect.kind);
  const isKnown = effectKinds.some((kind) => kind === effect.kind);
  const labelOf = (kind: string) => {
    if (kind === 'add' && type === 'text') return messages.append;
    return Object.hasOwn(messages.kinds, kind) ? messages.kinds[kind as EffectKind] : kind;
  };
  return (
    <>
      <p className={styles.sentence}>
        {isKnown ? effectSentence(effect, context) : messages.unknownAction(effect.kind)}
      </p>
      <Select
        label={messages.action}
        hideLabel
        items={[...kinds].map((id) => ({ id, label: labelOf(id) }))}
        value={effect.kind}
        onChange={(kind) => {
          if (kind !== effect.kind) {
            onChange(withKind(effect, kind as EffectKind, type ?? 'number'));
          }
        }}
      />
      <VariableSelect
        label={messages.variable}
        value={effect.variable}
        onChange={(variable) => onChange(withVariable(effect, variable, type))}
      />
      {effect.kind === 'ask' && <AskFields effect={effect} type={type} onChange={onChange} />}
      {(effect.kind === 'set' || effect.kind === 'add' || effect.kind === 'take') && (
        <ValueFields effect={effect} type={type ?? 'number'} onChange={onChange} />
      )}
      {isKnown && effect.kind !== 'ask' && (
        <Switch
          isSelected={effect.isShown === true}
          onChange={(isShown) => onChange(withShown(effect, isShown))}
          description={messages.isShownHint}
        >
          {messages.isShown}
        </Switch>
      )}
    </>
  );
}

type ValueFieldsProps = EffectFieldsProps & { type: VariableType };

/** The value of an effect: written down, of a variable, or an expression. */
function ValueFields({ effect, type, onChange }: ValueFieldsProps) {
  const messages = useMessages(logicMessages);
  const variables = useVariables();
  const [isComputed, setComputed] = useState(false);
  const { value = '' } = effect;
  const parsed = parseExpression(value);
  const operand: Operand | undefined = parsed.ok ? operandOf(parsed.value) : undefined;
  const isText = isComputed || operand === undefined;
  return (
    <>
      <OperandField
        type={type}
        value={isText ? undefined : operand}
        variables={variables.filter(({ name }) => name !== effect.variable)}
        onChange={(chosen, isTyped) => {
          setComputed(false);
          const source = printExpression(operandExpression(chosen));
          onChange({ ...effect, value: source }, isTyped ? 'value' : undefined);
        }}
        onCompute={() => setComputed(true)}
      />
      {isText && (
        <ExpressionField
          label={messages.expression}
          hideLabel
          value={value}
          onChange={(text) => {
            setComputed(true);
            onChange({ ...effect, value: text }, 'value');
          }}
        />
      )}
    </>
  );
}

type AskFieldsProps = {
  effect: Effect;
  type: VariableType | undefined;
  onChange: (effect: Effect, typedIn: string) => void;
};

const limits = ['minimum', 'maximum'] as const;

/** The question that a reader is asked, and the limits of the answer. */
function AskFields({ effect, type, onChange }: AskFieldsProps) {
  const messages = useMessages(logicMessages);
  return (
    <>
      <LiveField
        label={messages.question}
        font="reading"
        value={effect.question ?? ''}
        onChange={(question) => onChange({ ...effect, question }, 'question')}
      />
      <div className={styles.fields}>
        {limits.map((limit) => (
          <NumberText
            key={limit}
            label={messages[limit][type === 'number' ? 'number' : 'text']}
            value={effect[limit]}
            isOptional
            onChange={(number) => {
              const { [limit]: _former, ...rest } = effect;
              const changed: Effect = { ...rest, kind: effect.kind, variable: effect.variable };
              onChange(number === undefined ? changed : { ...changed, [limit]: number }, limit);
            }}
          />
        ))}
      </div>
    </>
  );
}
