import type { ReactNode } from 'react';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import type { ExtraAttributes } from '../../primitives/extraAttributes.ts';
import * as styles from './StatCard.css.ts';

export const trendDirections = ['up', 'down', 'flat'] as const;

export type StatTrend = {
  /** The change in words: «+12% за месяц». */
  label: string;
  /** Which way it went; tells the colour. */
  direction: (typeof trendDirections)[number];
};

export type StatCardProps = {
  /** What is counted. */
  label: string;
  /** The figure, as it is to be read. */
  value: string | number;
  /** The change against before; left out where there is nothing to compare with. Its place is kept while the figure loads. */
  trend?: StatTrend;
  /** Shows a grey place in the stead of the figure. @default false */
  isLoading?: boolean;
};

/** One figure with its name. Stands in a StatGroup. */
export const StatCard = ({ label, value, trend, isLoading = false }: StatCardProps) => (
  <div className={styles.card}>
    <dt className={styles.label}>{label}</dt>
    <dd className={styles.value} aria-busy={isLoading}>
      {isLoading ? <Skeleton width="4ch" /> : value}
    </dd>
    {trend && (
      <dd className={styles.trend} data-direction={trend.direction}>
        {isLoading ? <Skeleton width="8ch" /> : trend.label}
      </dd>
    )}
  </div>
);

export type StatGroupProps = ExtraAttributes & {
  /** StatCards. */
  children: ReactNode;
};

/** Figures side by side in one strip; two in a row where it is narrow. */
export const StatGroup = ({ children, ...rest }: StatGroupProps) => (
  <div {...rest} className={styles.frame}>
    <dl className={styles.group}>{children}</dl>
  </div>
);
