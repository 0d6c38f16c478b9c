import {
  decisionReasonMaximumLength,
  type Sanction,
  type SanctionRequest,
  sanctions,
  suspensionMaximumDays,
} from '@dreamfork/api-client';
import { Checkbox, NumberField, RadioGroup } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useState } from 'react';
import { DecisionDialog, type DecisionDialogProps } from './DecisionDialog.tsx';
import { sanctionMessages } from './sanctions.messages.ts';

export type SanctionDialogProps = Pick<
  DecisionDialogProps,
  'templates' | 'isPending' | 'onClose'
> & {
  /** What can be hidden along with it; null where it is gone already. */
  hides: 'story' | 'comment' | null;
  onDecide: (sanction: SanctionRequest) => Promise<boolean>;
};

const usualDays = 7;

/** Asks how to act on the author: from a warning that changes nothing to a ban. */
export function SanctionDialog({ hides, onDecide, ...dialog }: SanctionDialogProps) {
  const messages = useMessages(sanctionMessages);
  const [outcome, setOutcome] = useState<Sanction>('notice');
  const [days, setDays] = useState(usualDays);
  const [hidesContent, setHidesContent] = useState(false);
  return (
    <DecisionDialog
      {...dialog}
      title={messages.title}
      description={messages.text}
      label={messages.reason}
      help={messages.reasonHelp}
      missing={messages.reasonMissing}
      maximumLength={decisionReasonMaximumLength}
      submitLabel={messages.decide[outcome]}
      {...(outcome === 'notice' ? {} : { variant: 'danger' as const })}
      onDecide={(reason) =>
        onDecide({
          outcome,
          reason,
          ...(outcome === 'suspended' ? { days } : {}),
          ...(outcome === 'notice' ? {} : { hidesContent }),
        })
      }
    >
      <RadioGroup
        label={messages.outcome}
        items={sanctions.map((id) => ({
          id,
          label: messages.outcomes[id],
          description: messages.effects[id],
        }))}
        value={outcome}
        onChange={setOutcome}
      />
      {outcome === 'suspended' && (
        <NumberField
          label={messages.days}
          description={messages.daysHelp(suspensionMaximumDays)}
          minValue={1}
          maxValue={suspensionMaximumDays}
          value={days}
          onChange={(value) => setDays(Number.isNaN(value) ? usualDays : value)}
        />
      )}
      {outcome !== 'notice' && hides && (
        <Checkbox isSelected={hidesContent} onChange={setHidesContent}>
          {messages.hides[hides]}
        </Checkbox>
      )}
    </DecisionDialog>
  );
}
