import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { preferences } from './breakpoints.ts';
import { layers } from './layers.css.ts';
import { ownElement } from './ownElements.ts';

/** A rule for our own elements alone, which are to look alike on pages with and without a reset. */
const reset = (selector: string, rule: StyleRule) =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } } as Parameters<
    typeof globalStyle
  >[1]);

const own = (...tags: string[]): string => `:is(${tags.join(', ')})${ownElement}`;

reset(ownElement, { boxSizing: 'border-box', colorScheme: 'var(--df-colorScheme)' });
reset(`${ownElement}::before, ${ownElement}::after`, { boxSizing: 'border-box' });
reset(own('h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'figure', 'blockquote', 'dl', 'dd'), {
  margin: 0,
});
reset(own('ol', 'ul', 'fieldset', 'legend'), { margin: 0, padding: 0 });
reset(own('ol', 'ul'), { listStyle: 'none' });
reset(own('fieldset'), { border: 0, minWidth: 0 });
reset(own('img', 'svg', 'video', 'canvas'), { display: 'block', maxWidth: '100%' });
reset(own('button', 'input', 'textarea', 'select'), { font: 'inherit', color: 'inherit' });
reset(own('a'), { color: 'inherit', textDecoration: 'none' });

reset(`${ownElement}, ${ownElement}::before, ${ownElement}::after`, {
  '@media': {
    [preferences.reducedMotion]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // Not a short duration: every element would then start a transition at every change of anything.
      transition: 'none !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});
