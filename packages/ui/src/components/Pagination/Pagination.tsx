import { defineMessages, formatNumber, useLocale, useMessages } from '../../i18n/index.ts';
import type { ExtraAttributes } from '../../primitives/extraAttributes.ts';
import { Button } from '../Button/Button.tsx';
import * as styles from './Pagination.css.ts';

const paginationMessages = defineMessages({
  ru: {
    label: 'Страницы',
    back: 'Назад',
    forward: 'Вперёд',
    position: (page: string, total: string) => `Страница ${page} из ${total}`,
  },
  en: {
    label: 'Pages',
    back: 'Back',
    forward: 'Forward',
    position: (page, total) => `Page ${page} of ${total}`,
  },
});

export type PaginationProps = ExtraAttributes & {
  /** The page in view, from 1. */
  page: number;
  totalPages: number;
  /** Receives the page to show. */
  onChange: (page: number) => void;
  /** Keeps both buttons still while a page is loading. @default false */
  isDisabled?: boolean;
};

/** Moves through the pages of a list one by one. */
export function Pagination({
  page,
  totalPages,
  onChange,
  isDisabled = false,
  ...rest
}: PaginationProps) {
  const messages = useMessages(paginationMessages);
  const locale = useLocale();
  const lastPage = Math.max(totalPages, 1);
  return (
    <nav aria-label={messages.label} {...rest} className={styles.pagination}>
      <Button
        variant="secondary"
        size="small"
        isDisabled={isDisabled || page <= 1}
        onPress={() => onChange(page - 1)}
      >
        {messages.back}
      </Button>
      <span className={styles.position} aria-live="polite">
        {messages.position(formatNumber(locale, page), formatNumber(locale, lastPage))}
      </span>
      <Button
        variant="secondary"
        size="small"
        isDisabled={isDisabled || page >= lastPage}
        onPress={() => onChange(page + 1)}
      >
        {messages.forward}
      </Button>
    </nav>
  );
}
