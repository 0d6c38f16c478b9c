import { Controls, Primary } from '@storybook/addon-docs/blocks';
import type { PreparedStory } from 'storybook/internal/types';
import type { ComponentApi, Member } from '../../.storybook/componentApi/types.ts';
import * as styles from './DocsPage.css.ts';

/** Whether a value can be chosen or typed: what holds functions or icons cannot. */
const isPlain = ({ type }: Member) =>
  /^(boolean|string|number|("[^"]*"|\d+)( \| ("[^"]*"|\d+))*)$/.test(type);

type PlaygroundSectionProps = { api: ComponentApi; story: PreparedStory };

/** The first story, with controls for those of its arguments that have plain values. */
export function PlaygroundSection({ api, story }: PlaygroundSectionProps) {
  const include = api.props
    .filter((prop) => isPlain(prop) && prop.name in story.argTypes)
    .map(({ name }) => name);
  return (
    <section className={styles.blocks} aria-labelledby="playground">
      <div className={styles.head}>
        <h2 id="playground" className={styles.heading}>
          Playground
        </h2>
      </div>
      <Primary />
      {include.length > 0 && (
        <div className={styles.scroller}>
          <Controls include={include} />
        </div>
      )}
    </section>
  );
}
