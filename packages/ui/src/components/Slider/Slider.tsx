import { type ReactNode, type Ref, useId } from 'react';
import {
  type SliderProps as AriaProps,
  Slider as AriaSlider,
  SliderOutput,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components';
import { help } from '../Field/Field.css.ts';
import { FieldLabel } from '../Field/FieldLabel.tsx';
import * as styles from './Slider.css.ts';

export const sliderOrientations = ['horizontal', 'vertical'] as const;

export type SliderProps = Omit<
  AriaProps<number>,
  'className' | 'style' | 'children' | 'render' | 'slot' | 'aria-label'
> & {
  /** Names the slider. */
  label: string;
  /** Leaves the label to screen readers alone. @default false */
  hideLabel?: boolean;
  /** A sentence that helps to choose. */
  description?: ReactNode;
  /** The name under which a form sends the value. */
  name?: string;
  ref?: Ref<HTMLDivElement>;
};

/** A number chosen by feel out of a range. */
export function Slider({ label, hideLabel = false, description, name, ...rest }: SliderProps) {
  const helpId = useId();
  return (
    <AriaSlider
      {...rest}
      aria-describedby={description ? helpId : rest['aria-describedby']}
      className={styles.slider}
    >
      <FieldLabel isHidden={hideLabel}>{label}</FieldLabel>
      <SliderOutput className={styles.output} />
      <SliderTrack className={styles.room}>
        {({ state, orientation }) => {
          const share = `${state.getThumbPercent(0) * 100}%`;
          return (
            <>
              <span className={styles.rail} data-rail>
                <span
                  className={styles.filled}
                  style={orientation === 'vertical' ? { height: share } : { width: share }}
                />
              </span>
              <SliderThumb name={name} className={styles.thumb} />
            </>
          );
        }}
      </SliderTrack>
      {description && (
        <span id={helpId} className={`${help} ${styles.help}`}>
          {description}
        </span>
      )}
    </AriaSlider>
  );
}
