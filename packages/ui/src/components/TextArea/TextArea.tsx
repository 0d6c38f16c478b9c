import { type ComponentProps, type Ref, useImperativeHandle, useRef } from 'react';
import { customProperties } from '../../primitives/customProperties.ts';
import { TextFrame } from '../Field/TextFrame.tsx';
import type { PlainAttributes, TextProps } from '../Field/textProps.ts';
import { useTextControl } from '../Field/useTextControl.ts';
import * as styles from './TextArea.css.ts';
import { useAutoHeight } from './useAutoHeight.ts';

export type TextAreaProps = Omit<PlainAttributes<ComponentProps<'textarea'>>, 'rows'> &
  TextProps & {
    /** Rows shown while there is little text; the field grows with it. @default 3 */
    minRows?: number;
    /** The text area element. */
    ref?: Ref<HTMLTextAreaElement>;
  };

/** From so many characters on a text is set in a font of the system, which is laid out thirty times as fast. */
const longText = 20_000;

/** Several lines of text, in a field that grows with them. */
export function TextArea({ minRows = 3, ref, ...props }: TextAreaProps) {
  const element = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => element.current as HTMLTextAreaElement, []);
  useAutoHeight(element);
  const { frame, control } = useTextControl(element, props);
  return (
    <TextFrame {...frame}>
      <textarea
        {...control}
        ref={element}
        className={styles.textArea}
        rows={minRows}
        data-long={(props.value?.length ?? 0) > longText || undefined}
        style={customProperties({ [styles.minRows]: minRows })}
      />
    </TextFrame>
  );
}
