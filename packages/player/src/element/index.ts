import './element.css.ts';
import './themes.css.ts';
import { whenIdle } from '../time/whenIdle.ts';
import { DreamforkPlayer } from './DreamforkPlayer.ts';
import { loadFonts } from './loadFonts.ts';

export type { DreamforkPlayer, DreamforkPlayerEventMap } from './DreamforkPlayer.ts';

declare global {
  interface HTMLElementTagNameMap {
    'dreamfork-player': DreamforkPlayer;
  }
}

/** The text of the style sheet: the build of the element puts it here. */
declare const dreamforkStyles: string;

const tagName = 'dreamfork-player';

const script = document.currentScript as HTMLScriptElement | null;

/** Where the fonts lie: beside the script, unless the page says otherwise. */
function fontsFolder(): string | null {
  if (script?.dataset.fonts) return new URL(script.dataset.fonts, document.baseURI).href;
  return script?.src ? new URL('fonts/', script.src).href : null;
}

function define(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(dreamforkStyles);
  DreamforkPlayer.sheet = sheet;
  // A length of its own, so that a rem of the element is settled once, on the element.
  CSS.registerProperty({
    name: '--df-rem',
    syntax: '<length>',
    inherits: true,
    initialValue: '16px',
  });
  customElements.define(tagName, DreamforkPlayer);
  const folder = fontsFolder();
  if (folder === null) return;
  // Once nothing more urgent is to be done: while the story is on its way, or after its first passage.
  whenIdle(() => loadFonts(folder));
}

// A page may bring the script twice, and a name can be taken only once.
if (!customElements.get(tagName)) define();
