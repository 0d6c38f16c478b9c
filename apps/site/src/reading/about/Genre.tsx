import { type Category, categoryNames } from '@dreamfork/api-client/contract';
import { useLocale } from '@dreamfork/ui/i18n';
import { listAddress } from './listAddress.ts';
import { tag } from './StoryLeaf.css.ts';

/** What kind of story it is; fetched with the discussion, which brings the words of the contract. */
export function Genre({ category }: { category: Category }) {
  const name = categoryNames[useLocale()][category] as string | undefined;
  return (
    name && (
      <li>
        <a className={tag} href={listAddress({ category })}>
          {name}
        </a>
      </li>
    )
  );
}
