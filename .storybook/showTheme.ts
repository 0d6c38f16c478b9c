import type { ThemeName } from '@dreamfork/ui';

const still = new CSSStyleSheet();
still.replaceSync('*, *::before, *::after { transition: none !important; }');

/** Shows the page in a theme at once: no colour is on its way, every face is there. */
export async function showTheme(theme: ThemeName): Promise<void> {
  document.adoptedStyleSheets = [
    ...document.adoptedStyleSheets.filter((sheet) => sheet !== still),
    still,
  ];
  document.documentElement.dataset.theme = theme;
  await loadFonts();
}

/** Fetches every face of every theme. */
export async function loadFonts(): Promise<void> {
  await Promise.all([...document.fonts].map((face) => face.load()));
}

/** Lets the page move again. */
export function endStillness(): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
}
