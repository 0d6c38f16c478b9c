import { createGlobalThemeContract } from '@vanilla-extract/css';
import { themes } from '../tokens/index.ts';
import { themeVariables } from './themeVariables.ts';

/** The names of all design tokens as CSS variables; their values stand in `themes.css.ts`. */
export const vars = createGlobalThemeContract(themeVariables(themes.light), (_value, path) =>
  ['df', ...path].join('-'),
);
