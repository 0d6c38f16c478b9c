import { Inline, Select } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useState } from 'react';
import { ExportButton } from '../layout/ExportButton.tsx';
import { sanctionMessages } from '../messages/sanctions.ts';

const day = 24 * 60 * 60 * 1000;
const periods = { month: 30 * day, quarter: 91 * day, year: 365 * day };
type Period = keyof typeof periods;
const periodIds: readonly Period[] = ['month', 'quarter', 'year'];

/** Downloads the figures of the cases decided in a period; they name nobody. */
export function TransparencyExport() {
  const messages = useMessages(sanctionMessages);
  const [period, setPeriod] = useState<Period>('quarter');
  return (
    <Inline gap="2">
      <Select
        label={messages.period}
        isLabelInside
        items={periodIds.map((id) => ({ id, label: messages.periods[id] }))}
        value={period}
        onChange={setPeriod}
      />
      <ExportButton
        label={messages.transparency}
        failed={messages.transparencyFailed}
        fileName="dreamfork-transparency.csv"
        fetchFile={(client) => {
          const to = Date.now();
          return client.cases.exportTransparency({
            from: new Date(to - periods[period]).toISOString(),
            to: new Date(to).toISOString(),
          });
        }}
      />
    </Inline>
  );
}
