import { Search, X } from 'lucide-react';
import type { Ref } from 'react';
import {
  type SearchFieldProps as AriaProps,
  SearchField as AriaSearchField,
  Button,
  Input,
} from 'react-aria-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { button } from '../Button/Button.css.ts';
import { frame, input, leadingIcon, trailing } from '../Field/Field.css.ts';
import { FieldHelp } from '../Field/FieldHelp.tsx';
import { FieldLabel } from '../Field/FieldLabel.tsx';
import { fieldLook, type SizedFieldProps } from '../Field/fieldLook.ts';
import type { ClosedProps, FieldProps } from '../Field/fieldProps.ts';
import * as styles from './SearchField.css.ts';

export type SearchFieldProps = Omit<AriaProps, ClosedProps> &
  Omit<FieldProps, 'errorMessage'> &
  SizedFieldProps & {
    placeholder?: string;
    /** The input element. */
    ref?: Ref<HTMLInputElement>;
  };

/** Words to search for; Enter submits, Escape clears. Its label is hidden unless asked for. */
export function SearchField({
  label,
  size,
  hideLabel = true,
  description,
  placeholder,
  ref,
  ...rest
}: SearchFieldProps) {
  return (
    <AriaSearchField {...rest} className={fieldLook(size)}>
      <FieldLabel isHidden={hideLabel}>{label}</FieldLabel>
      <div className={frame}>
        <span className={leadingIcon}>
          <Icon icon={Search} />
        </span>
        <Input ref={ref} className={input} placeholder={placeholder} />
        <span className={`${trailing} ${styles.clear}`}>
          <Button className={button({ variant: 'quiet', size: 'small', shape: 'icon' })}>
            <Icon icon={X} size={16} />
          </Button>
        </span>
      </div>
      <FieldHelp description={description} />
    </AriaSearchField>
  );
}
