import {
  type MaintenanceNotice,
  maintenanceNotice,
  type SiteStatus,
} from '@dreamfork/api-client/contract';
import { ApiError } from '../../api-error.ts';
import type { Database } from '../../db/schema.ts';
import type { ServerSetting } from '../../db/tables/service.ts';
import { type Actor, recordAct } from '../audit/record-act.ts';
import type { Services } from '../services.ts';

export type Settings = { notice: MaintenanceNotice | null; isRegistrationOpen: boolean };

/** What administrators have set, the same for every process. */
export async function readSettings(database: Database): Promise<Settings> {
  const rows = await database.selectFrom('server_settings').selectAll().execute();
  const settingOf = (name: ServerSetting) => rows.find((row) => row.name === name)?.value;
  const notice = settingOf('notice');
  return {
    notice: notice === undefined ? null : maintenanceNotice.parse(JSON.parse(notice)),
    isRegistrationOpen: settingOf('registration') !== 'closed',
  };
}

/** What of the settings everyone has to know now. */
export async function readSiteStatus({ database, now }: Services): Promise<SiteStatus> {
  const { notice, isRegistrationOpen } = await readSettings(database);
  const time = now();
  const isShown = notice && Date.parse(notice.from) <= time && time < Date.parse(notice.to);
  return { notice: isShown ? notice : null, isRegistrationOpen };
}

/** @throws ApiError `registration-closed`. */
export async function requireOpenRegistration(database: Database): Promise<void> {
  const { isRegistrationOpen } = await readSettings(database);
  if (!isRegistrationOpen) throw new ApiError('registration-closed');
}

const write = (transaction: Database, name: ServerSetting, value: string) =>
  transaction
    .insertInto('server_settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();

/** Changes settings one administrator at a time, so that the audit log has the true value before each act. */
const changeSettings = (
  { database }: Services,
  change: (transaction: Database, before: Settings) => Promise<void>,
): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    // The lock on this row makes others wait on PostgreSQL too, also where nothing has been set yet.
    await write(transaction, 'change-lock', '');
    await change(transaction, await readSettings(transaction));
  });

const noticeText = (notice: MaintenanceNotice | null): string =>
  notice ? `${notice.from} – ${notice.to}: ${notice.text.ru} / ${notice.text.en}` : '';

/** Shows a notice to everyone in its period, in the place of the one before; null takes it back. */
export const setNotice = (
  services: Services,
  { notice, actor }: { notice: MaintenanceNotice | null; actor: Actor },
): Promise<void> =>
  changeSettings(services, async (transaction, before) => {
    if (!notice && !before.notice) return;
    await (notice
      ? write(transaction, 'notice', JSON.stringify(notice))
      : transaction.deleteFrom('server_settings').where('name', '=', 'notice').execute());
    await recordAct(transaction, services, {
      action: notice ? 'notice-set' : 'notice-clear',
      actor,
      before: { notice: noticeText(before.notice) },
      after: { notice: noticeText(notice) },
    });
  });

/** Opens or closes registration; accounts that exist can sign in as before. */
export const setRegistration = (
  services: Services,
  { isOpen, actor }: { isOpen: boolean; actor: Actor },
): Promise<void> =>
  changeSettings(services, async (transaction, before) => {
    if (before.isRegistrationOpen === isOpen) return;
    await write(transaction, 'registration', isOpen ? 'open' : 'closed');
    await recordAct(transaction, services, {
      action: 'registration-change',
      actor,
      before: { isRegistrationOpen: before.isRegistrationOpen },
      after: { isRegistrationOpen: isOpen },
    });
  });
