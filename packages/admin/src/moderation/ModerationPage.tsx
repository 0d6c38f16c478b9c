import { routes } from '@dreamfork/api-client';
import { Inline, PageHeader, Select, Stack } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { useState } from 'react';
import { AdminLayout } from '../layout/AdminLayout.tsx';
import { ExportButton } from '../layout/ExportButton.tsx';
import { CaseDescription, CaseView, useCase } from './CaseView.tsx';
import { ModerationQueue } from './ModerationQueue.tsx';
import { moderationMessages } from './messages.ts';
import { sanctionMessages } from './sanctions.messages.ts';

export type CasePageProps = {
  /** The id of the reported story or comment. */
  id: string;
};

/** The queue of moderators with its heading. */
export function ModerationPage() {
  const messages = useMessages(moderationMessages);
  return (
    <Stack gap="8">
      <PageHeader title={messages.title} description={messages.description} />
      <ModerationQueue />
    </Stack>
  );
}

/** A case of the queue. */
export function CasePage({ id }: CasePageProps) {
  const messages = useMessages(moderationMessages);
  const { title, byline, ...state } = useCase(id);
  return (
    <Stack gap="8">
      <PageHeader
        title={title ?? messages.title}
        description={<CaseDescription byline={byline} />}
      />
      <CaseView key={id} {...state} />
    </Stack>
  );
}

/** The queue as a section of the administration. */
export function ContentPage() {
  return (
    <AdminLayout section="content" actions={<TransparencyExport />}>
      <ModerationQueue />
    </AdminLayout>
  );
}

/** A case in the administration. */
export function ContentCasePage({ id }: CasePageProps) {
  const { title, byline, ...state } = useCase(id);
  return (
    <AdminLayout section="content" title={title} description={<CaseDescription byline={byline} />}>
      <CaseView key={id} {...state} />
    </AdminLayout>
  );
}

const day = 24 * 60 * 60 * 1000;
const periods = { month: 30 * day, quarter: 91 * day, year: 365 * day };
type Period = keyof typeof periods;
const periodIds: readonly Period[] = ['month', 'quarter', 'year'];

/** Downloads the figures of the cases decided in a period; they name nobody. */
function TransparencyExport() {
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
          return client.call(routes.transparency.exportCsv, {
            query: {
              from: new Date(to - periods[period]).toISOString(),
              to: new Date(to).toISOString(),
            },
          });
        }}
      />
    </Inline>
  );
}
