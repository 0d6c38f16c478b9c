import { dirname, resolve } from 'node:path';
import { isPropertySignatureDeclaration } from 'typescript/unstable/ast/is';
import {
  API,
  type Checker,
  isStringLiteralType,
  SignatureKind,
  SymbolFlags,
  type Type,
  TypeFlags,
  type Symbol as TypeSymbol,
  type UnionType,
} from 'typescript/unstable/sync';
import type { Companion, ComponentApi, Member } from './types.ts';

const root = resolve(import.meta.dirname, '../..');
/** Keeps `TypeFormatFlags.NoTruncation`: a union is written whole. */
const noTruncation = 1;

const fileOf = (symbol: TypeSymbol): string => symbol.declarations?.[0]?.path ?? '';
const isForeign = (symbol: TypeSymbol) =>
  symbol.declarations?.every(({ path }) => path.includes('/node_modules/')) ?? false;
/** Attributes and events that every element has. */
const isOfEveryElement = (symbol: TypeSymbol) =>
  /\/(@types\/react\/|dom\.d\.ts)/.test(fileOf(symbol));

/** A type as its reader would write it; names of keys and values by width are written out. */
function textOf(checker: Checker, type: Type): string {
  const text = checker.typeToString(type, undefined, noTruncation);
  if (!/^(keyof|ConditionalStyle)/.test(text)) return text;
  const parts = type.flags & TypeFlags.Union ? (type as UnionType).getTypes() : [];
  const names = parts.filter(isStringLiteralType).map(({ value }) => `"${value}"`);
  const byWidth = text.startsWith('keyof') ? [] : ['{ narrow, middle, wide }'];
  return [...names, ...byWidth].join(' | ');
}

/** Longer types are shown as they are written in the source: by their names. */
const mostLetters = 200;

function writtenType(symbol: TypeSymbol): string | undefined {
  const declaration = symbol.declarations?.[0]?.resolve();
  return declaration && isPropertySignatureDeclaration(declaration)
    ? declaration.type?.getText()
    : undefined;
}

function memberOf(checker: Checker, symbol: TypeSymbol): Member {
  const type = checker.getTypeOfSymbol(symbol);
  const whole = type ? textOf(checker, type) : 'any';
  const text = whole.length > mostLetters ? (writtenType(symbol) ?? whole) : whole;
  const isRequired = (symbol.flags & SymbolFlags.Optional) === 0;
  const tag = checker.getJsDocTagsOfSymbol(symbol).find(({ name }) => name === 'default');
  return {
    name: symbol.name,
    type: isRequired ? text : text.replace(/ \| undefined$/, ''),
    description: checker.getDocumentationCommentOfSymbol(symbol),
    isRequired,
    defaultValue: tag?.text,
  };
}

const byNeed = (one: Member, other: Member) => Number(other.isRequired) - Number(one.isRequired);

function readComponent(checker: Checker, symbol: TypeSymbol): ComponentApi | undefined {
  const type = checker.getTypeOfSymbol(symbol);
  const [signature] = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : [];
  if (!signature || signature.parameters.length > 1) return undefined;
  const props = signature.parameters[0] && checker.getParameterType(signature, 0);
  const members = props ? checker.getPropertiesOfType(props) : [];
  const known = members.filter((member) => !isForeign(member) || !isOfEveryElement(member));
  return {
    name: symbol.name,
    description: checker.getDocumentationCommentOfSymbol(symbol),
    props: known
      .filter((member) => !isForeign(member))
      .map((member) => memberOf(checker, member))
      .sort(byNeed),
    inherited: known.filter(isForeign).map((member) => memberOf(checker, member)),
    companions: [],
  };
}

function readCompanion(checker: Checker, symbol: TypeSymbol): Companion | undefined {
  const { name } = symbol;
  const description = checker.getDocumentationCommentOfSymbol(symbol);
  const type =
    symbol.flags & SymbolFlags.TypeAlias
      ? checker.getDeclaredTypeOfSymbol(symbol)
      : checker.getTypeOfSymbol(symbol);
  if (!type) return undefined;
  const text = checker.typeToString(type, undefined, noTruncation);
  if (/^use[A-Z]/.test(name)) return { name, kind: 'hook', description, text, members: [] };
  if (!(symbol.flags & SymbolFlags.TypeAlias)) return undefined;
  const members =
    type.flags & TypeFlags.Union
      ? []
      : checker
          .getPropertiesOfType(type)
          .filter((member) => !isForeign(member))
          .map((member) => memberOf(checker, member));
  return { name, kind: 'type', description, text, members };
}

/** Reads components as the compiler sees them: the types that are published. */
export function createApiReader() {
  const api = new API({ cwd: root });
  const configuration = `${root}/tsconfig.json`;
  const project = api.updateSnapshot({ openProjects: [configuration] }).getProject(configuration);
  if (!project) throw new Error(`TypeScript did not open ${configuration}.`);
  const { checker, program } = project;
  const exportsOf = (file: string): readonly TypeSymbol[] => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    return module ? checker.getExportsOfModule(module) : [];
  };
  const published = new Map<string, TypeSymbol[]>();
  const publishedBy = (packageFolder: string): TypeSymbol[] => {
    const known = published.get(packageFolder);
    if (known) return known;
    const symbols = exportsOf(`${packageFolder}/src/index.ts`).map((symbol) =>
      symbol.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
    );
    published.set(packageFolder, symbols);
    return symbols;
  };
  /** Hooks and types that the package exports from the folder of a component. */
  const companionsIn = (file: string): Companion[] => {
    const folder = `${dirname(file)}/`.toLowerCase();
    const packageFolder = file.slice(0, file.indexOf('/src/'));
    return publishedBy(packageFolder)
      .filter((symbol) => fileOf(symbol).toLowerCase().startsWith(folder))
      .flatMap((symbol) => readCompanion(checker, symbol) ?? [])
      .filter(({ name }) => !name.endsWith('Props'));
  };
  return {
    read(file: string): ComponentApi[] {
      const components = exportsOf(file)
        .filter(({ name, flags }) => /^[A-Z]/.test(name) && flags & SymbolFlags.Value)
        .flatMap((symbol) => readComponent(checker, symbol) ?? []);
      if (components.length === 0) return [];
      const companions = companionsIn(file);
      return components.map((component) => ({ ...component, companions }));
    },
    close: () => api.close(),
  };
}
