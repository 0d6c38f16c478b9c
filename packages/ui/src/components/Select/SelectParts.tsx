import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { Button, ListBox, Popover, SelectValue } from 'react-aria-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { FieldHelp } from '../Field/FieldHelp.tsx';
import { FieldLabel } from '../Field/FieldLabel.tsx';
import type { FieldProps } from '../Field/fieldProps.ts';
import * as styles from './Select.css.ts';
import { type SelectItem, SelectOption } from './SelectOption.tsx';

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

type SelectTriggerProps = {
  items: readonly SelectItem<string>[];
  /** Words before the value, where the label stands inside. */
  prefix?: string;
};

/** The closed select: its value or values, after the label where that stands inside. */
function SelectTrigger({ items, prefix }: SelectTriggerProps) {
  const prefixId = useId();
  const valueId = useId();
  // The name follows the visible words, with the space between them, so that voice control finds them.
  const name = prefix === undefined ? {} : { 'aria-labelledby': `${prefixId} ${valueId}` };
  return (
    <Button {...name} className={styles.trigger}>
      {prefix !== undefined && (
        <>
          <span id={prefixId} className={styles.prefix}>
            {prefix}
          </span>{' '}
        </>
      )}
      <SelectValue className={styles.value}>
        {({ isPlaceholder, defaultChildren, selectedText, state }) => {
          const chosen = items.filter(({ id }) => [state.value].flat().includes(id));
          const icon = chosen.length === 1 ? chosen[0]?.icon : undefined;
          return (
            <>
              {icon && <Icon icon={icon} />}
              <span id={valueId} className={styles.valueText}>
                {isPlaceholder || chosen.length === 0 ? defaultChildren : selectedText}
              </span>
            </>
          );
        }}
      </SelectValue>
      <Icon icon={ChevronDown} />
    </Button>
  );
}
