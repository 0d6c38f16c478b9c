import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import type { PreparedStory } from 'storybook/internal/types';
import * as styles from './Anatomy.css.ts';
import * as page from './DocsPage.css.ts';
import { type Drawn, frameAddress, ownWidth } from './frame.ts';
import { LazyFrame } from './LazyFrame.tsx';
import { type Measured, type Parts, watchParts } from './measureParts.ts';
import { placeMarks } from './placeMarks.ts';
import { useDocsGlobals } from './useDocsGlobals.ts';
import { WithCode } from './WithCode.tsx';

const frameHeight = 600;

type AnatomyProps = {
  parts: Parts;
  story: PreparedStory;
  /** Played, where the play function of the story brings its parts into view. */
  drawn: Drawn;
};

/** The story with a numbered mark on each part. It is a picture: nothing in it takes the focus. */
function Drawing({ parts, story, drawn }: AnatomyProps) {
  const globals = useDocsGlobals(useContext(DocsContext));
  const [shown, setShown] = useState<Document | null>(null);
  const [{ parts: seen, top, bottom }, setMeasured] = useState<Measured>({
    parts: [],
    top: 0,
    bottom: frameHeight / 2,
  });
  useEffect(() => (shown ? watchParts(shown, parts, setMeasured) : undefined), [shown, parts]);
  const address = frameAddress(story, globals, drawn);
  return (
    <div className={styles.stage} inert>
      <div
        className={styles.view}
        style={{ height: bottom - top, width: ownWidth(story) ?? '100%' }}
      >
        <div style={{ marginTop: -top }}>
          <LazyFrame
            key={address}
            title={`Anatomy: ${story.name}`}
            address={address}
            height={frameHeight}
            onLoad={(frame) => setShown(frame.contentDocument)}
          />
        </div>
      </div>
      {placeMarks(seen).map(({ name, number, left, top: partTop, width, height, mark }) => (
        <div key={name} aria-hidden>
          <span className={styles.edge} style={{ left, top: partTop - top, width, height }} />
          <span
            className={styles.mark}
            data-part={name}
            style={{ left: mark.left, top: mark.top - top }}
          >
            {number}
          </span>
        </div>
      ))}
    </div>
  );
}

/** The parts of a component, in a drawing and by name. */
export function AnatomySection(props: AnatomyProps) {
  return (
    <section className={page.section} aria-labelledby="anatomy">
      <h2 id="anatomy" className={page.heading}>
        Anatomy
      </h2>
      <Drawing {...props} />
      <ol className={styles.parts}>
        {Object.keys(props.parts).map((name, index) => (
          <li key={name} className={styles.part}>
            <span className={styles.number} aria-hidden>
              {index + 1}
            </span>
            <span>
              <WithCode>{name}</WithCode>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
