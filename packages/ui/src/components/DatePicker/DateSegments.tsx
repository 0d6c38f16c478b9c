import { DateInput, DateSegment } from 'react-aria-components';
import * as styles from './DatePicker.css.ts';

/** Day, month, year and time, each typed or stepped with the arrow keys. */
export const DateSegments = ({ slot }: { slot?: 'start' | 'end' }) => (
  <DateInput slot={slot} className={styles.segments}>
    {(segment) => <DateSegment segment={segment} className={styles.segment} />}
  </DateInput>
);
