import { type ChangeEvent, type RefObject, useId, useState } from 'react';
import { useMessages } from '../../i18n/index.ts';
import { fieldMessages } from './Field.messages.ts';
import type { TextProps } from './textProps.ts';
import { useFormReset } from './useFormReset.ts';
import { type TextElement, useNativeFault } from './useNativeFault.ts';

type Attributes = TextProps & { id?: string; 'aria-describedby'?: string };

/** Splits the props of a field for words between its element and what stands around that. */
export function useTextControl<Props extends Attributes>(
  element: RefObject<TextElement | null>,
  {
    label,
    hideLabel = false,
    description,
    errorMessage,
    isDisabled = false,
    isReadOnly = false,
    isRequired = false,
    font = 'text',
    onChange,
    ...rest
  }: Props,
) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const [initial] = useState(rest.defaultValue ?? rest.value ?? '');
  const words = useMessages(fieldMessages);
  const { fault, forgetFault, onInvalid } = useNativeFault(element);
  useFormReset(element, () => {
    forgetFault();
    if (element.current?.value !== initial) onChange?.(initial);
  });

  // The browser checks a field until the page itself says what is wrong: from then on the page decides,
  // or its message would keep the form from being sent again.
  const isJudged = errorMessage !== undefined;
  const isInvalid = isJudged || fault !== null;
  const descriptionId = description ? `${ownId}-description` : undefined;
  const faultId = isInvalid ? `${ownId}-fault` : undefined;
  const describedBy = [descriptionId, faultId, rest['aria-describedby']].filter(Boolean).join(' ');

  return {
    frame: {
      id,
      label,
      hideLabel,
      isRequired,
      isDisabled,
      isReadOnly,
      description,
      descriptionId,
      fault: errorMessage ?? (fault && words[fault]),
      faultId,
    },
    control: {
      // Without a title of its own an element that is invalid shows the browser's words as one.
      title: '',
      ...rest,
      id,
      disabled: isDisabled,
      readOnly: isReadOnly,
      required: isRequired && !isJudged,
      'aria-required': (isRequired && isJudged) || undefined,
      'aria-invalid': isInvalid || undefined,
      'aria-describedby': describedBy || undefined,
      'data-font': font,
      onInvalid,
      onChange: (event: ChangeEvent<TextElement>) => onChange?.(event.target.value),
    },
  };
}
