import { type ComponentProps, type Ref, useImperativeHandle, useRef } from 'react';
import { input } from '../Field/Field.css.ts';
import { TextFrame } from '../Field/TextFrame.tsx';
import type { PlainAttributes, TextProps } from '../Field/textProps.ts';
import { useTextControl } from '../Field/useTextControl.ts';

export type TextFieldProps = PlainAttributes<ComponentProps<'input'>> &
  TextProps & {
    /** The input element. */
    ref?: Ref<HTMLInputElement>;
  };

/** One line of text. */
export function TextField({ ref, ...props }: TextFieldProps) {
  const element = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => element.current as HTMLInputElement, []);
  const { frame, control } = useTextControl(element, props);
  return (
    <TextFrame {...frame}>
      <input type="text" {...control} ref={element} className={input} />
    </TextFrame>
  );
}
