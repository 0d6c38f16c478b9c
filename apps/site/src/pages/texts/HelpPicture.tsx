import { useLocale } from '@dreamfork/ui/i18n';
import * as styles from './HelpPage.css.ts';
import { type HelpPictureName, helpPictures, pictureSize } from './helpPictures.ts';

export type HelpPictureProps = {
  name: HelpPictureName;
  /** What is to be seen, for those who do not see it. */
  alt: string;
};

/** A picture of the product itself, in the language of the page. */
export function HelpPicture({ name, alt }: HelpPictureProps) {
  const locale = useLocale();
  return (
    <img
      className={styles.picture}
      src={helpPictures[name][locale]}
      alt={alt}
      {...pictureSize}
      loading="lazy"
      decoding="async"
    />
  );
}
