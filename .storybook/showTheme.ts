import type { ThemeName } from '@dreamfork/ui';

const still = new CSSStyleSheet();
still.replaceSync('*, *::before, *::after { transition: none !important; }');

/** Applies a theme without transitions and waits for its fonts. */
export async function showTheme(theme: ThemeName): Promise<void> {
  document.adoptedStyleSheets = [
    ...document.adoptedStyleSheets.filter((sheet) => sheet !== still),
    still,
  ];
  document.documentElement.dataset.theme = theme;
  await loadFonts();
}

/** Loads all fonts of all themes. */
export async function loadFonts(): Promise<void> {
  await Promise.all([...document.fonts].map((face) => face.load()));
}

/** Waits until so many frames are drawn. */
export async function passFrames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
}

/** Enables transitions again. */
export function endStillness(): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
}
