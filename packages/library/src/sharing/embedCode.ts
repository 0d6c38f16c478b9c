const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

function withParameter(address: string, name: string, value: string): URL {
  const url = new URL(address);
  url.searchParams.set(name, value);
  return url;
}

/** The address of the frame that is shown beside the code: it is not counted as a reading, and begins anew. */
export const previewAddress = (address: string): string =>
  withParameter(address, 'preview', 'true').href;

export type EmbedTarget = {
  /** Absolute address of the reader in a frame. */
  address: string;
  title: string;
};

/** HTML that shows a story on any page: a frame that is as high as the passage it shows. */
export function embedCode({ address, title }: EmbedTarget): string {
  const url = withParameter(address, 'height', 'auto');
  return [
    `<iframe src="${escaped(url.href)}" title="${escaped(title)}" loading="lazy" allow="fullscreen; web-share; clipboard-write" style="width:100%;height:640px;border:0"></iframe>`,
    '<script>',
    'addEventListener("message",function(e){',
    `if(e.origin!==${JSON.stringify(url.origin)}||!e.data||e.data.type!=="dreamfork:height")return;`,
    'document.querySelectorAll("iframe").forEach(function(f){if(f.contentWindow===e.source)f.style.height=e.data.height+"px"})',
    '})',
    '</script>',
  ].join('\n');
}
