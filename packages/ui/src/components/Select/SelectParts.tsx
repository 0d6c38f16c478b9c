import { ListBox, Popover } from 'react-aria-components';
import { FieldHelp } from '../Field/FieldHelp.tsx';
import { FieldLabel } from '../Field/FieldLabel.tsx';
import type { FieldProps } from '../Field/fieldProps.ts';
import * as styles from './Select.css.ts';
import type { SelectItem } from './Select.tsx';
import { SelectOption } from './SelectOption.tsx';
import { SelectTrigger } from './SelectTrigger.tsx';

type SelectPartsProps = Pick<FieldProps, 'label' | 'hideLabel' | 'description' | 'errorMessage'> & {
  items: readonly SelectItem<string>[];
  isLabelInside?: boolean | undefined;
  isRequired?: boolean | undefined;
};

/** What is inside a select, of one option or of several. */
export function SelectParts({
  label,
  hideLabel = false,
  isLabelInside = false,
  isRequired,
  description,
  errorMessage,
  items,
}: SelectPartsProps) {
  return (
    <>
      <FieldLabel isHidden={hideLabel || isLabelInside} isRequired={isRequired}>
        {label}
      </FieldLabel>
      <SelectTrigger items={items} prefix={isLabelInside ? label : undefined} />
      <FieldHelp description={description} errorMessage={errorMessage} />
      <Popover className={styles.popover} offset={6}>
        <ListBox className={styles.list}>
          {items.map((item) => (
            <SelectOption key={item.id} item={item} />
          ))}
        </ListBox>
      </Popover>
    </>
  );
}
