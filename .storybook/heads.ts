import { claimedWeights } from '../packages/ui/src/fonts/faces.ts';
import { fontFiles } from '../packages/ui/src/fonts/files.ts';
import { themeNames, themes } from '../packages/ui/src/tokens/index.ts';

/** The subset fonts for Storybook's own interface, which loads no styles of the product. */
const fontFaces = fontFiles
  .filter(({ url }) => url.startsWith('./generated/'))
  .map(
    ({ family, style, url, unicodeRange }) =>
      `@font-face{font-family:"${family}";font-style:${style};font-weight:${claimedWeights};font-display:swap;src:url("${url.replace('./generated/', './fonts/')}");unicode-range:${unicodeRange}}`,
  )
  .join('');

/** Storybook writes white on the selected item, whatever its colour is. */
const selectedItem = `@media (prefers-color-scheme:dark){.sidebar-item[data-selected="true"],.sidebar-item[data-selected="true"] *{color:${themes.dark.color.onAccent}!important}}`;

export const managerHead = (head = ''): string =>
  `${head}<style>${fontFaces}${selectedItem}</style>`;

const papers = themeNames
  .map((name) => {
    const { color, colorScheme } = themes[name];
    return `:root[data-theme="${name}"]{background:${color.paper};color-scheme:${colorScheme}}`;
  })
  .join('');

/** The page has its theme before its styles are loaded; Storybook's placeholders would be white. */
export const previewHead = (
  head = '',
): string => `${head}<link rel="icon" href="./favicon.svg"><style>${papers}
.sb-preparing-story,.sb-preparing-docs{background:transparent!important}
.sb-preparing-docs>*{display:none!important}</style>
<script>
{
  const theme = /theme:(\\w+)/.exec(decodeURIComponent(location.search));
  if (theme) document.documentElement.dataset.theme = theme[1];
}
</script>`;
