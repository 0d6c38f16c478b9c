import {
  isAllowedMedia,
  type PlayMode,
  type PlayState,
  playableStory,
  playModes,
  type StoryDocument,
} from '@dreamfork/story';
import { defaultLocale, type Locale, locales } from '@dreamfork/ui/i18n';
import { themeNames } from '@dreamfork/ui/theme';
import { createElement, type FunctionComponent, render } from 'preact';
import type { PlayerEvent } from '../events/playerEvents.ts';
import type { PlayerLabels } from '../labels/PlayerLanguage.tsx';
import { absoluteAddress } from '../media/mediaUrl.ts';
import { laterParts } from '../StoryPlayer/laterParts.ts';
import type { PlayerControls } from '../StoryPlayer.types.ts';
import { browserStorage, type PlayerStorage } from '../storage/playerStorage.ts';
import { frame } from './element.css.ts';
import { countings, type LoadProblem } from './fetchStory.ts';
import { headingLevel } from './headingLevel.ts';
import { StoryFromAddress, type StoryFromAddressProps } from './StoryFromAddress.tsx';

/** The events of the element, with the types of `event.detail`. */
export type DreamforkPlayerEventMap = {
  [Type in PlayerEvent['type'] as `dreamfork-${Lowercase<Type>}`]: CustomEvent<
    Extract<PlayerEvent, { type: Type }> | { type: 'error'; code: LoadProblem }
  >;
} & { 'dreamfork-statechange': CustomEvent<PlayState> };

/** Declared first: otherwise every name would match the overload for plain events. */
type OwnEvents = {
  addEventListener<Type extends keyof DreamforkPlayerEventMap>(
    type: Type,
    listener: (event: DreamforkPlayerEventMap[Type]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
};

type PlayerElement = OwnEvents & HTMLElement;

/** The import must not fail on a server, where `HTMLElement` does not exist. */
const PlayerElement = (
  typeof HTMLElement === 'undefined' ? class {} : HTMLElement
) as new () => PlayerElement;

const observed = [
  'src',
  'theme',
  'lang',
  'mode',
  'story-id',
  'share-url',
  'heading-level',
  'counts',
  'media-hosts',
] as const;

/** The properties that a page can set on the element. */
const settable = ['story', 'labels', 'storage'] as const;

const oneOf = <Name extends string>(
  names: readonly Name[],
  value: string | null,
): Name | undefined => names.find((name) => name === value);

/** Typed by React, rendered by Preact. */
const Root = StoryFromAddress as unknown as FunctionComponent<StoryFromAddressProps>;

/** `<dreamfork-player>`: a player on any page, isolated from the page's styles. */
export class DreamforkPlayer extends PlayerElement implements PlayerControls {
  static readonly observedAttributes = observed;

  /** The style sheet shared by all players of the page. */
  static sheet: CSSStyleSheet | undefined;

  #given: StoryDocument | null = null;
  /** Whether the `story` property is not a story. */
  #isMalformed = false;
  #ownLabels: PlayerLabels | undefined;
  #ownStorage: PlayerStorage = browserStorage();
  readonly #controls: { current: PlayerControls | null } = { current: null };
  readonly #shadow: ShadowRoot;
  /** Attributes are reported before the element is connected; they are rendered together. */
  #isShown = false;

  constructor() {
    super();
    this.#shadow = this.attachShadow({ mode: 'open' });
    if (DreamforkPlayer.sheet) this.#shadow.adoptedStyleSheets = [DreamforkPlayer.sheet];
    this.#takeEarlyProperties();
  }

  /** The story itself, in place of `src`. */
  get story(): StoryDocument | null {
    return this.#given;
  }

  set story(story: unknown) {
    const read = story === null || story === undefined ? null : playableStory(story);
    this.#given = read?.ok ? read.value : null;
    this.#isMalformed = read?.ok === false;
    this.#draw();
    this.#tellMalformed();
  }

  /** Replacements of the player's messages. */
  get labels(): PlayerLabels | undefined {
    return this.#ownLabels;
  }

  set labels(labels: PlayerLabels | undefined) {
    this.#ownLabels = labels;
    this.#draw();
  }

  /** The storage of progress, bookmarks and settings. @default that of the browser */
  get storage(): PlayerStorage {
    return this.#ownStorage;
  }

  set storage(storage: PlayerStorage) {
    this.#ownStorage = storage;
    this.#draw();
  }

  next(): void {
    this.#controls.current?.next();
  }

  back(): void {
    this.#controls.current?.back();
  }

  restart(): void {
    this.#controls.current?.restart();
  }

  goTo(nodeId: string): void {
    this.#controls.current?.goTo(nodeId);
  }

  connectedCallback(): void {
    this.#isShown = true;
    this.#draw();
    this.#tellMalformed();
  }

  disconnectedCallback(): void {
    this.#isShown = false;
    render(null, this.#shadow);
  }

  attributeChangedCallback(): void {
    this.#draw();
  }

  /** Properties set before the definition of the element shadow its setters; they are set again here. */
  #takeEarlyProperties(): void {
    for (const name of settable) {
      if (!Object.hasOwn(this, name)) continue;
      const value: unknown = this[name];
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, value);
    }
  }

  #tellMalformed(): void {
    if (this.#isShown && this.#isMalformed) this.#reportProblem('story-malformed');
  }

  #reportProblem(code: LoadProblem): void {
    this.#tell('error', { type: 'error', code });
  }

  get #locale(): Locale {
    const asked = this.closest('[lang]')?.getAttribute('lang') ?? '';
    return oneOf(locales, asked.slice(0, 2).toLowerCase()) ?? defaultLocale;
  }

  #draw(): void {
    if (!this.#isShown) return;
    const address = this.getAttribute('src');
    const hosts = this.getAttribute('media-hosts')?.split(/\s+/).filter(Boolean);
    const theme = oneOf(themeNames, this.getAttribute('theme'));
    if (theme) this.dataset.theme = theme;
    else delete this.dataset.theme;
    const props: StoryFromAddressProps = {
      address,
      story: this.#isMalformed ? 'malformed' : this.#given,
      counting: oneOf(countings, this.getAttribute('counts')),
      presentation: 'inline',
      laterParts,
      media: {
        addressOf: (path) =>
          isAllowedMedia(path, hosts)
            ? absoluteAddress(path, new URL(address ?? '', document.baseURI))
            : null,
      },
      locale: this.#locale,
      labels: this.#ownLabels,
      storage: this.#ownStorage,
      storyId: this.getAttribute('story-id') ?? address ?? undefined,
      shareUrl: this.getAttribute('share-url') ?? undefined,
      initialMode: oneOf<PlayMode>(playModes, this.getAttribute('mode')) ?? 'manual',
      headingLevel: headingLevel(this.getAttribute('heading-level')),
      controls: this.#controls,
      onEvent: (event) => this.#tell(event.type.toLowerCase(), event),
      onStateChange: (state) => this.#tell('statechange', state),
      onProblem: (code) => this.#reportProblem(code),
    };
    const player = createElement(Root, props);
    render(createElement('div', { className: frame, dir: 'ltr' }, player), this.#shadow);
  }

  #tell(name: string, detail: unknown): void {
    this.dispatchEvent(
      new CustomEvent(`dreamfork-${name}`, { detail, bubbles: true, composed: true }),
    );
  }
}
