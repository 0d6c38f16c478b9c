import { Select } from '@dreamfork/ui';
import { formatDate, useLocale, useMessages } from '@dreamfork/ui/i18n';
import { type Lifetime, lifetimes } from './lifetimes.ts';
import { reviewLinkMessages } from './links.messages.ts';

export type LifetimeSelectProps = {
  /** When the link ends now; null for one without an end, or a new one. */
  expiresAt: string | null;
  value: string;
  onChange: (value: string) => void;
};

/** How long a link lasts. */
export function LifetimeSelect({ expiresAt, value, onChange }: LifetimeSelectProps) {
  const messages = useMessages(reviewLinkMessages);
  const locale = useLocale();
  return (
    <Select
      label={messages.expires}
      items={[
        ...(expiresAt
          ? [{ id: 'kept', label: messages.until(formatDate(locale, expiresAt)) }]
          : []),
        { id: 'never', label: messages.never },
        ...(Object.keys(lifetimes) as Lifetime[]).map((id) => ({
          id,
          label: messages.lifetimes[id],
        })),
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
