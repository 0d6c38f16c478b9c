import { themeValues, vars } from '@dreamfork/ui/theme';
import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';

const { colorScheme, variables } = themeValues.light;
const forest = '[data-theme="forest"]';

/** The light theme with the colours and the corners of a product of your own. */
createGlobalTheme(forest, vars, {
  ...variables,
  color: {
    ...variables.color,
    paper: '#F4F6EE',
    sunken: '#E3E9D6',
    accent: '#1F5F3A',
    accentHover: '#17482C',
    accentSoft: '#D9EBDD',
  },
  radius: { ...variables.radius, s: '2px', m: '2px', l: '4px' },
});

globalStyle(forest, { colorScheme });
