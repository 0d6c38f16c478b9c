import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components';
import type { ExtraAttributes } from '../../primitives/extraAttributes.ts';
import * as styles from './Tabs.css.ts';

export const tabsSizes = ['small', 'medium'] as const;
export type TabsSize = (typeof tabsSizes)[number];

export type TabItem<Id extends string = string> = {
  id: Id;
  label: string;
  icon?: LucideIcon;
  content: ReactNode;
};

export type TabsProps<Id extends string = string> = ExtraAttributes & {
  /** What the tabs are about, for screen readers. */
  label: string;
  items: readonly TabItem<Id>[];
  /** The open tab. Without it the tabs keep that themselves, starting with the first. */
  value?: Id;
  /** The tab that is open at first. @default the first */
  defaultValue?: Id;
  onChange?: (value: Id) => void;
  /** `small` for a second row of tabs inside a narrow panel. @default 'medium' */
  size?: TabsSize;
  /** The tabs take the height they are given, and a long panel scrolls inside. @default false */
  fill?: boolean;
};

/** Panels of which one is open, chosen by a row of tabs. */
export function Tabs<Id extends string = string>({
  label,
  items,
  value,
  defaultValue,
  onChange,
  size = 'medium',
  fill = false,
  ...rest
}: TabsProps<Id>) {
  return (
    <AriaTabs
      {...rest}
      className={styles.tabs}
      selectedKey={value}
      defaultSelectedKey={defaultValue}
      onSelectionChange={(key) => onChange?.(key as Id)}
      data-size={size}
      data-fill={fill || undefined}
    >
      <TabList aria-label={label} className={styles.list}>
        {items.map(({ id, label: text, icon: Icon }) => (
          <Tab key={id} id={id} className={styles.tab}>
            {Icon && <Icon className={styles.icon} aria-hidden />}
            {text}
          </Tab>
        ))}
      </TabList>
      {items.map(({ id, content }) => (
        <TabPanel key={id} id={id} className={styles.panel}>
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
