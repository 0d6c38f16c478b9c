import { PageHeader, Stack } from '@dreamfork/ui';
import { useMessages } from '@dreamfork/ui/i18n';
import { AdminLayout } from '../layout/AdminLayout.tsx';
import { moderationMessages } from '../messages/moderation.ts';
import { CaseView } from './CaseView.tsx';
import { ModerationQueue } from './ModerationQueue.tsx';
import { TransparencyExport } from './TransparencyExport.tsx';

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

/** A case of the queue, under the same heading. */
export function CasePage({ id }: CasePageProps) {
  const messages = useMessages(moderationMessages);
  return (
    <Stack gap="8">
      <PageHeader title={messages.title} description={messages.description} />
      <CaseView key={id} id={id} />
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
  return (
    <AdminLayout section="content">
      <CaseView key={id} id={id} />
    </AdminLayout>
  );
}
