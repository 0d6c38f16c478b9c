import {
  type PlayMode,
  type PlayState,
  playableStory,
  playModes,
  type StoryDocument,
} from '@dreamfork/story';
import { defaultLocale, type Locale, locales } from '@dreamfork/ui/i18n';
import { themeNames } from '@dreamfork/ui/theme';
import type { PlayerEvent } from '../events/playerEvents.ts';
import type { PlayerLabels } from '../labels/labels.ts';
import type { PlayerHeadingLevel } from '../StoryPlayer/StoryPlayer.types.ts';
import { browserStorage, type PlayerStorage } from '../storage/playerStorage.ts';
import { frame } from './element.css.ts';
import { type Component, createElement, render } from './runtime/index.ts';
import { StoryFromAddress, type StoryFromAddressProps } from './StoryFromAddress.tsx';

/** What the element tells the page: `event.detail` says more. */
export type DreamforkPlayerEventMap = {
  [Type in PlayerEvent['type'] as `dreamfork-${Lowercase<Type>}`]: CustomEvent<
    Extract<PlayerEvent, { type: Type }> | { type: 'error'; code: 'load-failed' }
  >;
} & { 'dreamfork-statechange': CustomEvent<PlayState> };

/** Stands first: otherwise every name would be that of a plain event. */
type OwnEvents = {
  addEventListener<Type extends keyof DreamforkPlayerEventMap>(
    type: Type,
    listener: (event: DreamforkPlayerEventMap[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
};

type PlayerElement = OwnEvents & HTMLElement;

const PlayerElement = HTMLElement as new () => PlayerElement;

const observed = [
  'src',
  'theme',
  'lang',
  'mode',
  'story-id',
  'share-url',
  'heading-level',
] as const;

const oneOf = <Name extends string>(
  names: readonly Name[],
  value: string | null,
): Name | undefined => names.find((name) => name === value);

/** Typed by React, and drawn by the element's own runtime. */
const Root = StoryFromAddress as unknown as Component;

/** `<dreamfork-player>`: reads a story anywhere on a page, apart from the page's own styles. */
export class DreamforkPlayer extends PlayerElement {
  static readonly observedAttributes = observed;

  /** The style sheet in force in every player of the page. */
  static sheet: CSSStyleSheet | undefined;

  private given: StoryDocument | null = null;
  private ownLabels: PlayerLabels | undefined;
  private ownStorage: PlayerStorage = browserStorage();
  private readonly shadow: ShadowRoot;
  /** Attributes are told before the element stands on the page: all of them are drawn at once. */
  private isShown = false;

  constructor() {
    super();
    this.shadow = this.attachShadow({ mode: 'open' });
    if (DreamforkPlayer.sheet) this.shadow.adoptedStyleSheets = [DreamforkPlayer.sheet];
  }

  /** The story itself, in place of `src`. */
  get story(): StoryDocument | null {
    return this.given;
  }

  set story(story: unknown) {
    const read = story === null ? null : playableStory(story);
    this.given = read?.ok ? read.value : null;
    this.draw();
  }

  /** Words in place of the player's own. */
  get labels(): PlayerLabels | undefined {
    return this.ownLabels;
  }

  set labels(labels: PlayerLabels | undefined) {
    this.ownLabels = labels;
    this.draw();
  }

  /** Where places, bookmarks and settings are kept: in the browser, unless the page says otherwise. */
  get storage(): PlayerStorage {
    return this.ownStorage;
  }

  set storage(storage: PlayerStorage) {
    this.ownStorage = storage;
    this.draw();
  }

  connectedCallback(): void {
    this.isShown = true;
    this.draw();
  }

  disconnectedCallback(): void {
    this.isShown = false;
    render(null, this.shadow);
  }

  attributeChangedCallback(): void {
    this.draw();
  }

  private get locale(): Locale {
    const asked = this.closest('[lang]')?.getAttribute('lang') ?? '';
    return oneOf(locales, asked.slice(0, 2).toLowerCase()) ?? defaultLocale;
  }

  private draw(): void {
    if (!this.isShown) return;
    const address = this.getAttribute('src');
    const theme = oneOf(themeNames, this.getAttribute('theme'));
    if (theme) this.dataset.theme = theme;
    else delete this.dataset.theme;
    const props: StoryFromAddressProps = {
      address,
      story: this.given,
      presentation: 'inline',
      locale: this.locale,
      labels: this.ownLabels,
      storage: this.ownStorage,
      storyId: this.getAttribute('story-id') ?? address ?? undefined,
      shareUrl: this.getAttribute('share-url') ?? undefined,
      initialMode: oneOf<PlayMode>(playModes, this.getAttribute('mode')) ?? 'manual',
      headingLevel: (Number(this.getAttribute('heading-level')) || 2) as PlayerHeadingLevel,
      onEvent: (event) => this.tell(event.type.toLowerCase(), event),
      onStateChange: (state) => this.tell('statechange', state),
      onLoadFailed: () => this.tell('error', { type: 'error', code: 'load-failed' }),
    };
    const inside = { className: frame, children: createElement(Root, props) };
    render(createElement('div', inside), this.shadow);
  }

  private tell(name: string, detail: unknown): void {
    this.dispatchEvent(
      new CustomEvent(`dreamfork-${name}`, { detail, bubbles: true, composed: true }),
    );
  }
}
