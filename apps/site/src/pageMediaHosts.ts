/**
 * The hosts from which this page may show media, as its server says; undefined where it says nothing, as in
 * development.
 */
export function pageMediaHosts(): readonly string[] | undefined {
  const element = document.querySelector<HTMLMetaElement>('meta[name="media-hosts"]');
  return element ? [location.host, ...element.content.split(' ').filter(Boolean)] : undefined;
}
