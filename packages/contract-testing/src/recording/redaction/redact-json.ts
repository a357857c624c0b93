import { isObject, type JsonObject, jsonIn, type JsonValue } from './json.ts'
import { type Kind, kindOf, type Place } from './personal-fields.ts'
import { type Field, redactField, redactKey, type RedactionRules } from './redact-url.ts'
import { nameOf } from './vocabulary.ts'

/** A field while a value is walked. It has the kind of the object that it belongs to where it has none itself. */
type Walked = Field & { readonly place: Place }

/** These say of a whole object or list that its texts are personal. */
const inherited: readonly (Kind | undefined)[] = ['secret', 'name', 'address', 'text', 'phone']

/** The value with everything personal replaced, in the same shape. */
export function redactJson(value: JsonValue, rules: RedactionRules): JsonValue {
  const top = { name: '', kind: undefined, isKnown: true, place: { names: [], objects: [] } }
  return redactValue(value, typeof value === 'string' ? { ...top, kind: 'text' } : top, rules)
}

function redactValue(value: JsonValue, field: Walked, rules: RedactionRules): JsonValue {
  if (typeof value === 'string') return redactString(value, field, rules)
  if (typeof value === 'number') return redactNumber(value, field, rules)
  if (Array.isArray(value)) return value.map((each: JsonValue) => redactValue(each, field, rules))
  return isObject(value) ? redactObject(value, field, rules) : value
}

function redactObject(object: JsonObject, field: Walked, rules: RedactionRules): JsonObject {
  const place: Place = { names: [field.name, ...field.place.names], objects: [object, ...field.place.objects] }
  return Object.fromEntries(
    Object.entries(object).map(([key, value]) => {
      const name = nameOf(key)
      const ofParent = inherited.includes(field.kind) ? field.kind : undefined
      const kind = kindOf(name, place) ?? ofParent
      const isKnown = kind !== undefined || rules.vocabulary.names.has(name)
      return [
        kind === undefined ? redactKey(key, rules) : key,
        redactValue(value, { name, kind, isKnown, place }, rules),
      ]
    }),
  )
}

function redactNumber(value: number, { kind, isKnown }: Walked, { secrets }: RedactionRules): number {
  if (kind === 'user' || kind === 'order') return Number(secrets.replace(kind, String(value)))
  if (kind === 'text' || kind === 'name') return Math.abs(value) < 100_000 ? value : secrets.hideNumber(value)
  if (kind !== undefined) return secrets.hideNumber(value)
  const isLong = Math.abs(value) >= 100_000
  if (!isKnown && isLong) return secrets.hideNumber(value)
  // A number of a card may stand in a field that should not have it.
  return String(secrets.scan(String(value))) === String(value) ? value : secrets.hideNumber(value)
}

function redactString(text: string, field: Walked, rules: RedactionRules): string {
  const inside = /^\s*[[{]/.test(text) ? jsonIn(text) : undefined
  return inside === undefined ? redactField(text, field, rules) : JSON.stringify(redactValue(inside, field, rules))
}
