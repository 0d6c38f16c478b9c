import { type Ref, useImperativeHandle, useRef } from 'react';
import {
  type TextFieldProps as AriaProps,
  TextArea as AriaTextArea,
  TextField as AriaTextField,
} from 'react-aria-components';
import { customProperties } from '../../primitives/customProperties.ts';
import { frame } from '../Field/Field.css.ts';
import { FieldHelp } from '../Field/FieldHelp.tsx';
import { FieldLabel } from '../Field/FieldLabel.tsx';
import { fieldLook, type SizedFieldProps } from '../Field/fieldLook.ts';
import { type TextProps, validity } from '../Field/fieldProps.ts';
import * as styles from './TextArea.css.ts';
import { useAutoHeight } from './useAutoHeight.ts';

export type TextAreaProps = Omit<TextProps<AriaProps>, 'type'> &
  SizedFieldProps & {
    /** Rows shown while there is little text; the field grows with it. @default 3 */
    minRows?: number;
    /** The text area element. */
    ref?: Ref<HTMLTextAreaElement>;
  };

/** Several lines of text, in a field that grows with them. */
export function TextArea({
  label,
  size,
  hideLabel,
  description,
  errorMessage,
  placeholder,
  font = 'text',
  minRows = 3,
  onKeyDown,
  ref,
  ...rest
}: TextAreaProps) {
  const element = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => element.current as HTMLTextAreaElement, []);
  useAutoHeight(element);
  return (
    <AriaTextField {...rest} {...validity(errorMessage)} className={fieldLook(size)}>
      <FieldLabel isHidden={hideLabel} isRequired={rest.isRequired}>
        {label}
      </FieldLabel>
      <div className={frame}>
        <AriaTextArea
          ref={element}
          onKeyDown={onKeyDown}
          className={styles.textArea}
          rows={minRows}
          placeholder={placeholder}
          data-font={font}
          style={customProperties({ [styles.minRows]: minRows })}
        />
      </div>
      <FieldHelp description={description} errorMessage={errorMessage} inputType={rest.inputMode} />
    </AriaTextField>
  );
}
