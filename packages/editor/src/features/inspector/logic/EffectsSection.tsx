import type { Effect } from '@dreamfork/story';
import { useMessages } from '@dreamfork/ui/i18n';
import { Plus } from 'lucide-react';
import { EditableRows } from './EditableRows.tsx';
import { EffectFields } from './EffectFields.tsx';
import { newEffect } from './effectForms.ts';
import * as styles from './logic.css.ts';
import { logicMessages } from './messages.ts';
import { type EffectsPlace, useLogicEdits } from './useLogicEdits.ts';
import { useVariables } from './useVariables.ts';

export type EffectsSectionProps = EffectsPlace & { effects: readonly Effect[] | undefined };

const none: readonly Effect[] = [];

/** What changes when readers enter a node or take a choice, in order. */
export function EffectsSection({ effects = none, ...place }: EffectsSectionProps) {
  const messages = useMessages(logicMessages);
  const [first] = useVariables();
  const { setEffects } = useLogicEdits();
  if (!first && effects.length === 0) return null;
  return (
    <fieldset className={styles.section}>
      <legend className={styles.legend}>
        {place.choiceId === undefined ? messages.onEnter : messages.onTake}
      </legend>
      {first && effects.length === 0 && <p className={styles.help}>{messages.noEffects}</p>}
      <EditableRows
        rows={effects}
        nameOf={(index) => messages.effectNumber(index + 1)}
        onChange={(changed) => setEffects(place, changed)}
        additions={
          first ? [{ label: messages.addEffect, icon: Plus, make: () => newEffect(first) }] : []
        }
        isOrdered
      >
        {(effect, index) => (
          <EffectFields
            effect={effect}
            onChange={(changed, typedIn) =>
              setEffects(
                place,
                effects.with(index, changed),
                typedIn && `effect-${place.choiceId ?? place.nodeId}-${index}-${typedIn}`,
              )
            }
          />
        )}
      </EditableRows>
    </fieldset>
  );
}
