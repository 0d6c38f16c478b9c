import {
  type ConditionPlace,
  type ConditionRows,
  conditionRows,
  conditionSentence,
  parseExpression,
  printExpression,
  rowsExpression,
} from '@dreamfork/story';
import { Switch } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useState } from 'react';
import { LiveField } from '../../../components/LiveField.tsx';
import { ConditionBuilder } from './ConditionBuilder.tsx';
import { ExpressionField } from './ExpressionField.tsx';
import * as styles from './logic.css.ts';
import { logicMessages } from './messages.ts';
import { useLogicEdits } from './useLogicEdits.ts';
import { useSentenceContext, useVariables } from './useVariables.ts';

export type ConditionSectionProps = {
  place: ConditionPlace;
  condition: string | undefined;
  /** What readers see of a closed choice. */
  closedReason?: string | undefined;
};

const noRows: ConditionRows = { joint: 'and', rows: [] };

const sourceOf = (rows: ConditionRows): string => {
  const expression = rowsExpression(rows);
  return expression ? printExpression(expression) : '';
};

/** When readers can take a choice or follow a connection: as rows or as text, both of the same condition. */
export function ConditionSection({ condition = '', ...props }: ConditionSectionProps) {
  const messages = useMessages(logicMessages);
  const hasVariables = useVariables().length > 0;
  if (!hasVariables && condition === '') return null;
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>{messages.condition}</legend>
      <ConditionForm condition={condition} {...props} />
    </fieldset>
  );
}

type ConditionFormProps = ConditionSectionProps & { condition: string };

function ConditionForm({ place, condition, closedReason }: ConditionFormProps) {
  const messages = useMessages(logicMessages);
  const context = useSentenceContext();
  const edits = useLogicEdits();
  const [isText, setText] = useState(false);
  const [kept, setKept] = useState(noRows);
  const isOfChoice = 'choiceId' in place;
  const id = isOfChoice ? place.choiceId : place.connectionId;
  const parsed = parseExpression(condition);
  const read = parsed.ok ? conditionRows(parsed.value) : condition === '' ? noRows : null;
  // An expression does not say of one row that any of its rows has to hold, nor that it is a group.
  const rows = sourceOf(kept) === condition ? kept : read;
  const sentence = parsed.ok
    ? messages[isOfChoice ? 'choiceIf' : 'connectionIf'](conditionSentence(condition, context))
    : messages.broken;
  return (
    <>
      <p className={styles.sentence}>
        {condition === '' ? messages[isOfChoice ? 'choiceOpen' : 'connectionOpen'] : sentence}
      </p>
      {isText || !rows ? (
        <ExpressionField
          label={messages.expression}
          hideLabel
          description={messages.asTextHint}
          value={condition}
          onChange={(text) => {
            setText(true);
            edits.setCondition(place, text, `condition-${id}`);
          }}
        />
      ) : (
        <ConditionBuilder
          rows={rows}
          onChange={(changed, row) => {
            setKept(changed);
            edits.setCondition(place, sourceOf(changed), row && `condition-${id}-${row}`);
          }}
        />
      )}
      <Switch
        isSelected={isText || !rows}
        isDisabled={!rows}
        onChange={setText}
        description={!rows && (parsed.ok ? messages.notInRows : messages.mistakeFirst)}
      >
        {messages.asText}
      </Switch>
      {!isOfChoice && <p className={styles.help}>{messages.connectionHint}</p>}
      {isOfChoice && (condition !== '' || closedReason !== undefined) && (
        <LiveField
          label={messages.closedReason}
          description={messages.closedReasonHint}
          font="reading"
          value={closedReason ?? ''}
          onChange={(text) => edits.setClosedReason(place, text)}
        />
      )}
    </>
  );
}
