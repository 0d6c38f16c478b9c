import { type Token, Tokenizer, TokenizerMode } from 'parse5';
import {
  emptyTwineStory,
  isStoryPassage,
  type Passage,
  passagesMaximum,
  readPosition,
  type TwineStory,
  wordsOf,
} from './twineStory.ts';

/** Elements whose content holds no tags. The tree construction of HTML sets these modes. */
const rawModes: Readonly<Record<string, (typeof TokenizerMode)[keyof typeof TokenizerMode]>> = {
  script: TokenizerMode.SCRIPT_DATA,
  style: TokenizerMode.RAWTEXT,
  xmp: TokenizerMode.RAWTEXT,
  iframe: TokenizerMode.RAWTEXT,
  noembed: TokenizerMode.RAWTEXT,
  noframes: TokenizerMode.RAWTEXT,
  title: TokenizerMode.RCDATA,
  textarea: TokenizerMode.RCDATA,
};

/** The element whose text is being collected. */
type Collected = { tag: string; parts: string[]; end: (text: string) => void };

type Attributes = (name: string) => string;

const attributesOf = ({ attrs }: Token.TagToken): Attributes => {
  return (name) => attrs.find((attribute) => attribute.name === name)?.value ?? '';
};

/** Text of Twine 1 writes line breaks, tabs and backslashes as `\n`, `\t` and `\s`. */
const twine1Escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', s: '\\' };
const unescapeTwine1 = (text: string): string =>
  text.replaceAll(/\\([nts])/g, (_match, letter: string) => twine1Escapes[letter] ?? letter);

const rot13 = 'anbocpdqerfsgthuivjwkxlymz';

/** The pairs of letters that `obfuscate` in the settings of Twine 1 has exchanged; empty where it has not. */
function exchangedLetters(settings: string): string {
  const [, method = 'off'] = /^\s{0,20}obfuscate\s{0,20}:\s{0,20}(\w{1,20})/im.exec(settings) ?? [];
  if (method === 'off') return '';
  if (method !== 'swap') return rot13;
  const [, key = ''] = /^\s{0,20}obfuscatekey\s{0,20}:\s{0,20}(\w{1,100})/im.exec(settings) ?? [];
  return [...new Set(key)].filter((letter) => !':\\"n0'.includes(letter)).join('');
}

function exchangeLetters(text: string, pairs: string): string {
  if (pairs === '') return text;
  return text.replaceAll(/\w/g, (letter) => {
    const at = pairs.indexOf(letter.toLowerCase());
    const other = at === -1 ? letter : (pairs[at % 2 === 0 ? at + 1 : at - 1] ?? letter);
    return letter === letter.toUpperCase() ? other.toUpperCase() : other.toLowerCase();
  });
}

/** The story of Twine 1, of its passages as the page has them. */
function twine1Story(written: readonly Passage[]): TwineStory {
  const settings = written.find(({ name }) => name === 'StorySettings')?.text ?? '';
  const pairs = exchangedLetters(settings);
  const story = emptyTwineStory();
  for (const passage of written) {
    const isPlain = !isStoryPassage(passage);
    const read = (text: string) => (isPlain ? text : exchangeLetters(text, pairs));
    const [name, text] = [read(passage.name), read(passage.text)];
    const tags = passage.tags.map(read);
    if (name === 'StoryTitle') story.name = text.trim();
    else if (tags.includes('script')) story.scripts.push({ name, text });
    else if (tags.includes('stylesheet')) story.styles.push({ name, text });
    else if (isStoryPassage({ name, tags })) story.passages.push({ ...passage, name, tags, text });
  }
  return story;
}

function storyOf(attribute: Attributes): TwineStory {
  return {
    ...emptyTwineStory(),
    name: attribute('name'),
    ifid: attribute('ifid'),
    format: attribute('format'),
    formatVersion: attribute('format-version'),
  };
}

/** Collects the stories of a page as its tags go by. */
class StoryCollector {
  readonly stories: TwineStory[] = [];
  readonly twine1: Passage[] = [];
  private readonly source: string;
  private story: TwineStory | null = null;
  private startPid = '';
  private collected: Collected | null = null;
  tokenizer: Tokenizer | null = null;

  constructor(source: string) {
    this.source = source;
  }

  onStartTag(token: Token.TagToken): void {
    const attribute = attributesOf(token);
    if (this.collected) {
      this.onInnerTag(token);
      return;
    }
    const mode = rawModes[token.tagName];
    if (mode !== undefined && this.tokenizer && !token.selfClosing) this.tokenizer.state = mode;
    if (token.tagName === 'tw-storydata') {
      this.story = storyOf(attribute);
      this.startPid = attribute('startnode');
      this.stories.push(this.story);
    } else if (this.story) this.onStoryPart(token.tagName, attribute, this.story);
    else if (token.tagName === 'div' && token.attrs.some(({ name }) => name === 'tiddler')) {
      this.collectTwine1(attribute);
    }
  }

  onEndTag(token: Token.TagToken): void {
    const { collected } = this;
    if (collected) {
      if (token.tagName === collected.tag) this.finish();
      else this.onInnerTag(token);
    } else if (token.tagName === 'tw-storydata') this.story = null;
  }

  onCharacter({ chars }: Token.CharacterToken): void {
    this.collected?.parts.push(chars);
  }

  finish(): void {
    const { collected } = this;
    this.collected = null;
    collected?.end(collected.parts.join(''));
  }

  /** Twine escapes its texts; a tag inside one was written by hand and belongs to the text. */
  private onInnerTag({ location }: Token.TagToken): void {
    if (location)
      this.collected?.parts.push(this.source.slice(location.startOffset, location.endOffset));
  }

  private collect(tag: string, end: (text: string) => void): void {
    this.collected = { tag, parts: [], end };
  }

  private onStoryPart(tag: string, attribute: Attributes, story: TwineStory): void {
    if (tag === 'tw-tag') {
      if (attribute('name')) story.tagColours[attribute('name')] = attribute('color');
    } else if (tag === 'script' || tag === 'style') {
      const list = tag === 'script' ? story.scripts : story.styles;
      this.collect(tag, (text) => {
        if (text.trim()) list.push({ name: attribute('id'), text });
      });
    } else if (tag === 'tw-passagedata' && story.passages.length <= passagesMaximum) {
      if (attribute('pid') !== '' && attribute('pid') === this.startPid) {
        story.start ??= story.passages.length;
      }
      const position = readPosition(attribute('position'));
      const passage: Passage = {
        name: attribute('name'),
        tags: wordsOf(attribute('tags')),
        text: '',
        ...(position ? { position } : {}),
      };
      story.passages.push(passage);
      this.collect(tag, (text) => {
        passage.text = text;
      });
    }
  }

  private collectTwine1(attribute: Attributes): void {
    const name = attribute('tiddler');
    const tags = wordsOf(attribute('tags'));
    const position = readPosition(attribute('twine-position'));
    this.collect('div', (escaped) => {
      const text = unescapeTwine1(escaped);
      if (this.twine1.length > passagesMaximum) return;
      this.twine1.push({ name, tags, text, ...(position ? { position } : {}) });
    });
  }
}

/**
 * The stories of a page that Twine 1 or 2 has published, or of a Twine archive. Only the tokens of HTML are
 * read, in one pass: no tree is built and nothing in the page is run.
 */
export function readTwineHtml(source: string): {
  stories: TwineStory[];
  twine1: TwineStory | null;
} {
  const collector = new StoryCollector(source);
  const onCharacter = (token: Token.CharacterToken) => collector.onCharacter(token);
  const ignore = () => {};
  const tokenizer = new Tokenizer(
    { sourceCodeLocationInfo: true },
    {
      onStartTag: (token) => collector.onStartTag(token),
      onEndTag: (token) => collector.onEndTag(token),
      onCharacter,
      onWhitespaceCharacter: onCharacter,
      onNullCharacter: ignore,
      onComment: ignore,
      onDoctype: ignore,
      onEof: () => collector.finish(),
    },
  );
  collector.tokenizer = tokenizer;
  tokenizer.write(source, true);
  const { stories } = collector;
  const twine1 = twine1Story(collector.twine1);
  return { stories, twine1: twine1.passages.length > 0 ? twine1 : null };
}
