import type { ReactNode, Ref } from 'react';
import type { ExtraAttributes } from '../../primitives/extraAttributes.ts';
import * as styles from './ButtonGroup.css.ts';

export const buttonJoints = ['spaced', 'joined'] as const;
export type ButtonJoint = (typeof buttonJoints)[number];

export const buttonGroupOrientations = ['horizontal', 'vertical'] as const;
export type ButtonGroupOrientation = (typeof buttonGroupOrientations)[number];

export type ButtonGroupProps = ExtraAttributes & {
  /** What the buttons are for, for screen readers. */
  label: string;
  /** `joined` buttons share their edges: parts of one control. @default 'spaced' */
  joint?: ButtonJoint;
  /** @default 'horizontal' */
  orientation?: ButtonGroupOrientation;
  /** Button, IconButton or ToggleButton elements; `secondary` ones where they are joined. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
};

/** Buttons that belong together, under one name. */
export const ButtonGroup = ({
  label,
  joint = 'spaced',
  orientation = 'horizontal',
  children,
  ...rest
}: ButtonGroupProps) => (
  // A <fieldset> is for form fields; these are commands.
  // biome-ignore lint/a11y/useSemanticElements: see above
  <div
    {...rest}
    role="group"
    aria-label={label}
    className={styles.group}
    data-joint={joint}
    data-orientation={orientation}
  >
    {children}
  </div>
);
