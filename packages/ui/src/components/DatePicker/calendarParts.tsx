import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  DateInput,
  DateSegment,
  Dialog,
  Heading,
  Popover,
} from 'react-aria-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as styles from './DatePicker.css.ts';

/** The button that opens the calendar. */
export const CalendarOpener = () => (
  <Button className={styles.opener}>
    <Icon icon={CalendarDays} />
  </Button>
);

/** The sheet that the calendar lies on. */
export const CalendarPopover = ({ children }: { children: ReactNode }) => (
  <Popover className={styles.popover} placement="bottom start" offset={6}>
    <Dialog className={styles.dialog}>{children}</Dialog>
  </Popover>
);

/** One month of a calendar, with buttons for the one before and the one after. */
export const Month = () => (
  <>
    <div className={styles.head}>
      <Button slot="previous" className={styles.step}>
        <Icon icon={ChevronLeft} />
      </Button>
      <Heading className={styles.month} />
      <Button slot="next" className={styles.step}>
        <Icon icon={ChevronRight} />
      </Button>
    </div>
    <CalendarGrid className={styles.grid}>
      <CalendarGridHeader>
        {(name) => <CalendarHeaderCell className={styles.weekday}>{name}</CalendarHeaderCell>}
      </CalendarGridHeader>
      <CalendarGridBody>
        {(date) => <CalendarCell date={date} className={styles.day} />}
      </CalendarGridBody>
    </CalendarGrid>
  </>
);

/** Day, month, year and time, each typed or stepped with the arrow keys. */
export const DateSegments = ({ slot }: { slot?: 'start' | 'end' }) => (
  <DateInput slot={slot} className={styles.segments}>
    {(segment) => <DateSegment segment={segment} className={styles.segment} />}
  </DateInput>
);
