import { routes } from '@dreamfork/api-client';
import { useApiClient } from '@dreamfork/api-client/hooks';
import { ownPaths, type StoryDocument, signedDocument } from '@dreamfork/story';
import { useEffect, useMemo, useState } from 'react';

/** How many addresses one call signs. */
const batch = 100;

/** Signed addresses end after an hour at the earliest fifty minutes from now. */
const renewAfter = 45 * 60_000;

type Addresses = Readonly<Record<string, string | null>>;

/** The draft with its files at addresses that show them to this reviewer; null until they are known. */
export function useSignedStory(storyId: string, story: StoryDocument): StoryDocument | null {
  const client = useApiClient();
  const paths = useMemo(() => ownPaths(story), [story]);
  const wanted = paths.join(' ');
  const [signed, setSigned] = useState<{ wanted: string; addresses: Addresses }>();
  useEffect(() => {
    if (wanted === '') return;
    let isCurrent = true;
    const all = wanted.split(' ');
    const sign = async () => {
      const addresses: Record<string, string> = {};
      for (let start = 0; start < all.length; start += batch) {
        const answer = await client.call(routes.review.signMedia, {
          params: { id: storyId },
          body: { paths: all.slice(start, start + batch) },
        });
        // A file that cannot be shown says so in the player, which tries again by a press.
        for (const { path, signedPath } of answer.ok ? answer.value.items : []) {
          addresses[path] = client.baseUrl + signedPath;
        }
      }
      if (isCurrent) setSigned({ wanted, addresses });
    };
    void sign();
    const timer = setInterval(() => void sign(), renewAfter);
    return () => {
      isCurrent = false;
      clearInterval(timer);
    };
  }, [client, storyId, wanted]);
  return useMemo(() => {
    if (wanted === '') return story;
    return signed?.wanted === wanted ? signedDocument(story, signed.addresses) : null;
  }, [story, wanted, signed]);
}
