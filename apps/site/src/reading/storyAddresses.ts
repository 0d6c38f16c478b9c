export type StoryPlace = { origin: string; id: string };

export const storyAddress = ({ origin, id }: StoryPlace): string =>
  `${origin}/story/${encodeURIComponent(id)}`;

/** Address of the reader in a frame. */
export const embedAddress = ({ origin, id }: StoryPlace): string =>
  `${origin}/embed/${encodeURIComponent(id)}`;

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

export type EmbedTarget = StoryPlace & { title: string };

/** HTML that shows a story on any page: a frame that is as high as the passage it shows. */
export function embedCode({ origin, id, title }: EmbedTarget): string {
  const address = escaped(`${embedAddress({ origin, id })}?height=auto`);
  return [
    `<iframe src="${address}" title="${escaped(title)}" loading="lazy" allow="fullscreen; web-share; clipboard-write" style="width:100%;height:640px;border:0"></iframe>`,
    '<script>',
    'addEventListener("message",function(e){',
    `if(e.origin!==${JSON.stringify(origin)}||!e.data||e.data.type!=="dreamfork:height")return;`,
    'document.querySelectorAll("iframe").forEach(function(f){if(f.contentWindow===e.source)f.style.height=e.data.height+"px"})',
    '})',
    '</script>',
  ].join('\n');
}
