/** Styles of a page that is ours as a whole: its ground, text and colours. Components need none of them. */
import './css/layers.css.ts';
import './css/page.css.ts';
