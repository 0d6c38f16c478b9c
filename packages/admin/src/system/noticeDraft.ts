import type { MaintenanceNotice, NoticeRequest } from '@dreamfork/api-client';

/** The fields of the form; times as a `DatePicker` has them. */
export type NoticeDraft = { ru: string; en: string; from: string; to: string };

export type NoticeFault = 'textMissing' | 'timeMissing' | 'periodEmpty';
export type NoticeFaults = Partial<Record<keyof NoticeDraft, NoticeFault>>;

const two = (number: number): string => String(number).padStart(2, '0');

/** A moment in the time of this computer, to the minute. */
export function toLocalTime(iso: string): string {
  const date = new Date(iso);
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

export const toDraft = (notice: MaintenanceNotice | null): NoticeDraft =>
  notice
    ? { ...notice.text, from: toLocalTime(notice.from), to: toLocalTime(notice.to) }
    : { ru: '', en: '', from: '', to: '' };

/** What is wrong with each field. */
export function checkNotice({ ru, en, from, to }: NoticeDraft): NoticeFaults {
  const isEmptyPeriod = from !== '' && to !== '' && new Date(to) <= new Date(from);
  return {
    ...(ru.trim() ? {} : { ru: 'textMissing' }),
    ...(en.trim() ? {} : { en: 'textMissing' }),
    ...(from ? {} : { from: 'timeMissing' }),
    ...(to ? {} : { to: 'timeMissing' }),
    ...(isEmptyPeriod ? { to: 'periodEmpty' } : {}),
  };
}

export const toNotice = ({ ru, en, from, to }: NoticeDraft): NoticeRequest => ({
  text: { ru, en },
  from: new Date(from).toISOString(),
  to: new Date(to).toISOString(),
});
