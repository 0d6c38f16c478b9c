const failed = new Set<HTMLLinkElement>();

if (typeof window !== 'undefined') {
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
    },
    // Errors of elements do not bubble.
    true,
  );
}

const refetch = (link: HTMLLinkElement) =>
  new Promise((resolve, reject) => {
    failed.delete(link);
    const again = link.cloneNode() as HTMLLinkElement;
    again.addEventListener('load', resolve);
    again.addEventListener('error', () =>
      reject(new Error(`The style sheet ${link.href} could not be fetched.`)),
    );
    link.replaceWith(again);
  });

/**
 * Asks again for the style sheets that could not be fetched. The bundler asks once: code that is loaded again
 * after a failure would come alone, and show its part without styles.
 */
export const refetchStyleSheets = (): Promise<unknown> => Promise.all([...failed].map(refetch));
