import './element.css.ts';
import './themes.css.ts';
import { whenIdle } from '@dreamfork/ui/browser';
import { DreamforkPlayer } from './DreamforkPlayer.ts';
import { loadFonts } from './loadFonts.ts';

export type { DreamforkPlayer, DreamforkPlayerEventMap } from './DreamforkPlayer.ts';
export type { DreamforkPlayerAttributes } from './jsx.ts';

declare global {
  interface HTMLElementTagNameMap {
    'dreamfork-player': DreamforkPlayer;
  }
}

/** The text of the style sheet, inserted by the build of the element. */
declare const dreamforkStyles: string;

const tagName = 'dreamfork-player';

const isInBrowser = typeof customElements !== 'undefined';

const script = isInBrowser ? (document.currentScript as HTMLScriptElement | null) : null;

/** The address of the fonts. @default beside `element.js` */
function fontsFolder(): string | null {
  if (script?.dataset.fonts) return new URL(script.dataset.fonts, document.baseURI).href;
  // Within the chunk of a bundler the script has no folder of its own: there system fonts are used.
  return script?.src && /\/element\.js$/.test(new URL(script.src).pathname)
    ? new URL('fonts/', script.src).href
    : null;
}

function define(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(dreamforkStyles);
  DreamforkPlayer.sheet = sheet;
  // A registered length is computed once, on the element.
  CSS.registerProperty({
    name: '--df-rem',
    syntax: '<length>',
    inherits: true,
    initialValue: '16px',
  });
  customElements.define(tagName, DreamforkPlayer);
  const folder = fontsFolder();
  if (folder === null) return;
  // In idle time: while the story loads, or after its first passage.
  whenIdle(() => loadFonts(folder));
}

// A page may load the script twice, but a name can be defined only once.
if (isInBrowser && !customElements.get(tagName)) define();
