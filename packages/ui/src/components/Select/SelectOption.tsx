import { Check, type LucideIcon } from 'lucide-react';
import { ListBoxItem } from 'react-aria-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import * as styles from './Select.css.ts';

export type SelectItem<Id extends string> = {
  id: Id;
  label: string;
  icon?: LucideIcon;
  isDisabled?: boolean;
};

/** One line of the open list. */
export function SelectOption<Id extends string>({ item }: { item: SelectItem<Id> }) {
  return (
    <ListBoxItem
      id={item.id}
      textValue={item.label}
      isDisabled={item.isDisabled}
      className={styles.option}
    >
      {({ isSelected }) => (
        <>
          {item.icon && <Icon icon={item.icon} />}
          <span>{item.label}</span>
          {isSelected && (
            <span className={styles.tick}>
              <Icon icon={Check} size={16} />
            </span>
          )}
        </>
      )}
    </ListBoxItem>
  );
}
