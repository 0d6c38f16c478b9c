import { Text } from '@dreamfork/ui';
import { formatDateTime, useLocale } from '@dreamfork/ui/i18n';
import { unbroken } from './Moment.css.ts';

/** A date with its time in a table, in one line. */
export function Moment({ at }: { at: string }) {
  return (
    <span className={unbroken}>
      <Text as="time" dateTime={at} tabular>
        {formatDateTime(useLocale(), at)}
      </Text>
    </span>
  );
}
