import { type NextStory, routes } from '@dreamfork/api-client';
import { useQuery } from '@dreamfork/api-client/hooks';
import { useMessages } from '@dreamfork/ui/i18n';
import { useId } from 'react';
import { useLibraryHost } from '../host.tsx';
import { StoryCover } from '../stories/StoryCover.tsx';
import { storyDetailsMessages } from './messages.ts';
import * as styles from './NextStories.css.ts';

/**
 * Stories to read after another one: of its author, and like it. Nothing without an answer: an end has a way on without
 * them, and a server may not know the call.
 */
export function NextStories({ id }: { id: string }) {
  const messages = useMessages(storyDetailsMessages);
  const titleId = useId();
  const { data } = useQuery(routes.stories.next, { params: { id } });
  if (!data || (data.byAuthor === null && data.similar.length === 0)) return null;
  return (
    <section className={styles.next} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {messages.next}
      </h3>
      <ul className={styles.list}>
        {data.byAuthor && <NextRow story={data.byAuthor} author={messages.sameAuthor} />}
        {data.similar.map((story) => (
          <NextRow key={story.id} story={story} author={messages.by(story.authorName)} />
        ))}
      </ul>
    </section>
  );
}

type NextRowProps = { story: NextStory; author: string };

function NextRow({ story, author }: NextRowProps) {
  const messages = useMessages(storyDetailsMessages);
  const { addresses } = useLibraryHost();
  const { id, title, coverUrl, coverMap, readingMinutes, endCount } = story;
  return (
    <li className={styles.row}>
      <div className={styles.cover}>
        <StoryCover title={title} url={coverUrl} map={coverMap} />
      </div>
      <div>
        <a dir="auto" className={styles.link} href={addresses.story(id)}>
          {title}
        </a>
        <p className={styles.facts}>
          <span>{author}</span>
          {readingMinutes > 0 && <span>{messages.minutes(readingMinutes)}</span>}
          {endCount > 0 && <span>{messages.ends(endCount)}</span>}
        </p>
      </div>
    </li>
  );
}
