import { isObject, type JsonObject, type JsonValue } from '../recording/redaction/json.ts'
import { kindOf, type Place } from '../recording/redaction/personal-fields.ts'
import { nameOf } from '../recording/redaction/vocabulary.ts'

/** Identifiers of the recording and those that the sandbox has in their place, by where both first appeared. */
export type Correspondence = {
  /** Learns from an answer of the recording and the sandbox's answer to the same request. */
  readonly learn: (recorded: JsonValue, answered: JsonValue) => void
  /** The value with every identifier as the sandbox has it. */
  readonly translate: (value: JsonValue) => JsonValue
  /** The same for one named value of a path or a query. */
  readonly translateNamed: (name: string, value: string) => string
  /** The same for a text without a name, such as a token. */
  readonly translateText: (text: string) => string
  /** Says from outside what stands for what. */
  readonly set: (recorded: string, own: string) => void
}

const nowhere: Place = { names: [], objects: [] }

const isIdentifier = (name: string): boolean =>
  /(^|_)(ids?|uuid|reference|slug|token|hash|key|identifier|secret|code)$/.test(name)

/** Numbers of customers and of orders are apart from those of the catalogue, and from each other. */
function nounOf(name: string, place: Place): string {
  const kind = kindOf(name, place)
  return kind === 'user' || kind === 'order' ? kind : 'other'
}

export function createCorrespondence(): Correspondence {
  const numbers = new Map<string, string>()
  const texts = new Map<string, string>()

  function note(name: string, place: Place, recorded: string, own: string): void {
    if (recorded === own) return
    const known = /^\d+$/.test(recorded) ? numbers : texts
    const key = known === numbers ? `${nounOf(name, place)} ${recorded}` : recorded
    if (!known.has(key)) known.set(key, own)
  }

  function learnField(name: string, recorded: JsonValue, answered: JsonValue, place: Place): void {
    if (Array.isArray(recorded) && Array.isArray(answered)) {
      recorded.forEach((each: JsonValue, index) => {
        const own: JsonValue | undefined = answered[index]
        if (own !== undefined) learnField(name, each, own, place)
      })
    } else if (isObject(recorded) && isObject(answered)) learnObject(name, recorded, answered, place)
    else if (isIdentifier(name) && isPlain(recorded) && isPlain(answered)) {
      note(name, place, String(recorded), String(answered))
    }
  }

  function learnObject(name: string, recorded: JsonObject, answered: JsonObject, place: Place): void {
    const inner = { names: [name, ...place.names], objects: [recorded, ...place.objects] }
    for (const [key, value] of Object.entries(recorded)) {
      const own = answered[key]
      if (own !== undefined) learnField(nameOf(key), value, own, inner)
    }
  }

  function translateField(name: string, value: JsonValue, place: Place): JsonValue {
    if (Array.isArray(value)) return value.map((each: JsonValue) => translateField(name, each, place))
    if (isObject(value)) {
      const inner = { names: [name, ...place.names], objects: [value, ...place.objects] }
      const fields = Object.entries(value).map(([key, own]) => [key, translateField(nameOf(key), own, inner)])
      // The entries are those of the object.
      return Object.fromEntries(fields) as JsonObject
    }
    if (typeof value === 'string') return translatePlain(name, value, place)
    return typeof value === 'number' && isIdentifier(name) ? Number(translatePlain(name, String(value), place)) : value
  }

  function translatePlain(name: string, value: string, place: Place): string {
    return texts.get(value) ?? numbers.get(`${nounOf(name, place)} ${value}`) ?? value
  }

  return {
    learn: (recorded, answered) => learnField('', recorded, answered, nowhere),
    translate: (value) => translateField('', value, nowhere),
    translateNamed: (name, value) => translatePlain(nameOf(name), value, nowhere),
    translateText: (text) => texts.get(text) ?? text,
    set: (recorded, own) => texts.set(recorded, own),
  }
}

const isPlain = (value: JsonValue): value is string | number => typeof value === 'string' || typeof value === 'number'
