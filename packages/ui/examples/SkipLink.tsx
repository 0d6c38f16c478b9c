import { SkipLink } from '@dreamfork/ui';

export default function Example() {
  return (
    <>
      <SkipLink target="content" />
      <nav>Press Tab to see the link.</nav>
      <main id="content" tabIndex={-1}>
        The content of the page
      </main>
    </>
  );
}
