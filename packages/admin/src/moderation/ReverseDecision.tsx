import { type CaseDetails, decisionReasonMaximumLength } from '@dreamfork/api-client';
import { Button } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useState } from 'react';
import { caseMessages } from '../messages/cases.ts';
import { sanctionMessages } from '../messages/sanctions.ts';
import { DecisionDialog } from './DecisionDialog.tsx';
import type { CaseActs } from './useCaseActs.ts';

type ReverseDecisionProps = { details: CaseDetails; acts: CaseActs };

/** Takes a decision back that nobody has appealed, with a reason for the author. */
export function ReverseDecision({ details, acts }: ReverseDecisionProps) {
  const messages = useMessages(sanctionMessages);
  const { reverse } = useMessages(caseMessages);
  const [isOpen, setOpen] = useState(false);
  if (!details.mayReverse) return null;
  return (
    <div>
      <Button isPending={acts.isPending} onPress={() => setOpen(true)}>
        {reverse}
      </Button>
      {isOpen && (
        <DecisionDialog
          title={reverse}
          description={messages.reversalText}
          label={messages.reversalReason}
          help={messages.reasonHelp}
          missing={messages.reversalReasonMissing}
          maximumLength={decisionReasonMaximumLength}
          submitLabel={reverse}
          onDecide={(reason) => void acts.reverse(reason)}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
