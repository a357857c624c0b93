import { isObject, type JsonValue } from './json.ts'
import { remembered } from './remembered.ts'

/** The public words of a contract, as its description has them: no recording has to hide them. */
export type Vocabulary = {
  /** Names of fields and parameters, as `nameOf` writes them. */
  readonly names: ReadonlySet<string>
  /** Values of enumerations and constants, and messages. */
  readonly literals: ReadonlySet<string>
  /** Fixed parts of paths. */
  readonly segments: ReadonlySet<string>
  /** Every word of its texts, in lower case. */
  readonly words: ReadonlySet<string>
}

/** A field's name in snake case, as the platform's keys and the client's differ only in case. [P7] */
export const nameOf: (key: string) => string = remembered((key) =>
  key
    .replaceAll(/([a-z\d])([A-Z])/g, '$1_$2')
    .replaceAll(/[\s-]+/g, '_')
    .toLowerCase(),
)

/** The vocabulary of an OpenAPI document. */
export function vocabularyOf(document: JsonValue): Vocabulary {
  const names = new Set<string>()
  const literals = new Set<string>()
  const segments = new Set<string>()
  const words = new Set<string>()

  function readText(text: string): void {
    for (const word of text.match(/\p{L}+/gu) ?? []) words.add(word.toLowerCase())
  }

  /** Of an example only messages are public: its people are made up, but others may have their names. */
  function readExample(value: JsonValue): void {
    if (Array.isArray(value)) value.forEach(readExample)
    if (!isObject(value)) return
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'message' && typeof inner === 'string') literals.add(inner)
      readExample(inner)
    }
  }

  function read(value: JsonValue): void {
    if (Array.isArray(value)) return value.forEach(read)
    if (!isObject(value)) return
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'example' || key === 'examples') readExample(inner)
      else if (key === 'enum' && Array.isArray(inner)) inner.forEach(readLiteral)
      else if (key === 'const') readLiteral(inner)
      else if ((key === 'description' || key === 'summary') && typeof inner === 'string') readText(inner)
      else if (key === 'properties' && isObject(inner)) Object.keys(inner).forEach((name) => names.add(nameOf(name)))
      else if (key === 'name' && typeof inner === 'string') names.add(nameOf(inner))
      read(inner)
    }
  }

  function readLiteral(value: JsonValue): void {
    if (typeof value === 'string') literals.add(value)
  }

  read(document)
  const paths = isObject(document) && isObject(document['paths']) ? Object.keys(document['paths']) : []
  for (const part of paths.flatMap((path) => path.split('/'))) if (!part.includes('{')) segments.add(part)
  return { names, literals, segments, words }
}
