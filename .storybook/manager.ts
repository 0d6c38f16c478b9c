import { addons } from 'storybook/manager-api';
import { themes } from '../packages/ui/src/tokens/index.ts';
import { storybookThemes } from './storybookThemes.ts';

type Scheme = 'light' | 'dark';

/** The logo: Storybook takes markup for the title of a brand. */
function brand(scheme: Scheme): string {
  const { color, font, display } = themes[scheme];
  return `<span style="display:inline-flex;align-items:center;gap:10px;font:${display.weight} 21px/1.2 ${font.display.replaceAll('"', "'")};letter-spacing:${display.letterSpacing};color:${color.ink}">
<svg width="26" height="26" viewBox="0 0 26 26" fill="none" aria-hidden="true">
<path d="M4 13h6.5c3.5 0 3-7.5 7-7.5H20M10.5 13c3.5 0 3 7.5 7 7.5H20" stroke="${color.ink}" stroke-width="2.2"/>
<circle cx="4.5" cy="13" r="3.3" fill="${color.ink}"/>
<circle cx="21" cy="5.5" r="3.3" fill="${color.accent}"/>
<circle cx="21" cy="20.5" r="3.3" fill="${color.paper}" stroke="${color.ink}" stroke-width="2"/>
</svg>Dreamfork</span>`;
}

const isDark = matchMedia('(prefers-color-scheme: dark)');

function follow(): void {
  const scheme: Scheme = isDark.matches ? 'dark' : 'light';
  const theme = { ...storybookThemes[scheme], brandTitle: brand(scheme), brandUrl: './' };
  addons.setConfig({ theme: { ...theme, brandTarget: '_self' } });
}

follow();
isDark.addEventListener('change', follow);
