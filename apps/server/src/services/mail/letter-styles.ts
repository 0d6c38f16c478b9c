/** The colours of the themes `light` and `dark`: a mail reader knows neither. */
const light = {
  paper: '#F3F7FA',
  surface: '#FFFFFF',
  ink: '#172033',
  ink2: '#47526B',
  line: '#D0DCE7',
  accent: '#3A2FC9',
  onAccent: '#FFFFFF',
};

const dark: typeof light = {
  paper: '#111B17',
  surface: '#18251F',
  ink: '#EEF3EA',
  ink2: '#B5C3B8',
  line: '#2B3D35',
  accent: '#F2D264',
  onAccent: '#1C1800',
};

const sans = 'system-ui,-apple-system,Roboto,Arial,sans-serif';
const serif = 'Literata,Georgia,serif';

/** Styles of the elements, which mail readers honour only on the element itself. */
export const styles = {
  body: `margin:0;padding:0;background:${light.paper}`,
  page: `padding:24px 12px;background:${light.paper};color:${light.ink};font:17px/1.55 ${sans}`,
  sheet: `max-width:560px;margin:0 auto;padding:28px 24px 12px;background:${light.surface};border:1px solid ${light.line};border-radius:14px`,
  sender: `margin:0 0 20px;color:${light.ink2};font:600 17px/1.3 ${serif}`,
  heading: `margin:0 0 20px;color:${light.ink};font:600 26px/1.2 ${serif};overflow-wrap:anywhere`,
  text: `margin:0 0 16px;color:${light.ink};overflow-wrap:anywhere`,
  faded: `margin:24px 0 16px;padding-top:16px;border-top:1px solid ${light.line};color:${light.ink2};font-size:15px;overflow-wrap:anywhere`,
  footer: `max-width:560px;margin:16px auto 0;padding:0 24px;color:${light.ink2};font-size:15px`,
  action: `display:inline-block;padding:12px 20px;background:${light.accent};color:${light.onAccent};border-radius:9px;font-weight:600;line-height:22px;text-decoration:none`,
  link: `color:${light.accent};overflow-wrap:anywhere`,
} as const;

/** What changes in the dark, for mail readers that ask for it. */
export const darkStyles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
body, .page { background: ${dark.paper} !important; }
.sheet { background: ${dark.surface} !important; border-color: ${dark.line} !important; }
.heading, .text { color: ${dark.ink} !important; }
.sender, .faded, .footer { color: ${dark.ink2} !important; border-color: ${dark.line} !important; }
.action { background: ${dark.accent} !important; color: ${dark.onAccent} !important; }
.link { color: ${dark.accent} !important; }
}
`;
