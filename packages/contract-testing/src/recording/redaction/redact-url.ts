import { unescaped } from './encoded-text.ts'
import { type Kind, kindBehind, kindOf } from './personal-fields.ts'
import type { Secrets } from './secrets.ts'
import { nameOf, type Vocabulary } from './vocabulary.ts'

/** By what the parts of one recording are redacted. */
export type RedactionRules = {
  readonly secrets: Secrets
  readonly vocabulary: Vocabulary
  /** The origin of the platform, which is recorded as `recordedOrigin`. */
  readonly origin: string
}

/** The platform's origin in every recording. */
export const recordedOrigin = 'https://platform.invalid'

/** Names of this machine say nothing about anybody. */
const isOfThisMachine = (host: string): boolean => /^(\[::1\]|127\.[\d.]+|(.+\.)?localhost)$/.test(host)

/** An absolute or relative address without personal data; every part that has none is kept. */
export function redactUrl(text: string, rules: RedactionRules): string {
  const [, before = '', path = '', query = '', fragment = ''] =
    /^([a-z][a-z\d+.-]*:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?(#.*)?$/is.exec(text) ?? []
  const hidden = fragment === '' ? '' : `#${rules.secrets.hide(unescaped(fragment.slice(1)))}`
  return redactOrigin(before, rules) + redactPath(path, rules) + redactQuery(query, rules) + hidden
}

/** An origin, or a name with or without a port, as headers have it. Credentials in it are left out. */
export function redactOrigin(text: string, { origin, secrets }: RedactionRules): string {
  if (text === '' || text === 'null' || text === '*') return text
  const [, scheme = '', , host = '', port = ''] = /^([a-z]+:\/\/)?(.*@)?(\[[^\]]*\]|[^:]*)(:\d+)?$/i.exec(text) ?? []
  const platform = new URL(origin)
  if (`${host}${port}` === platform.host) return scheme === '' ? new URL(recordedOrigin).host : recordedOrigin
  if (isOfThisMachine(host)) return `${scheme}${host}${port}`
  return `${scheme}${secrets.hide(host).toLowerCase()}.invalid${port}`
}

function redactPath(path: string, rules: RedactionRules): string {
  const parts = path.split('/')
  return parts.map((part, index) => redactSegment(part, unescaped(parts[index - 1] ?? ''), rules)).join('/')
}

function redactSegment(segment: string, before: string, rules: RedactionRules): string {
  const [first = '', ...matrix] = segment.split(';')
  const parameters = matrix.map((each) => `;${redactPair(each, rules)}`)
  const plain = unescaped(first)
  const redacted = redactPart(plain, before, rules)
  return (redacted === plain ? first : encodeURIComponent(redacted)) + parameters.join('')
}

const isOfTheCatalogue = (before: string): boolean =>
  /^(venues?|categor(y|ies)|activit(y|ies)|activity-category|bookable|courses|camps|occurrences|restrictions|schedules|items|packages|memberships|ticket)$/.test(
    before,
  )

function redactPart(part: string, before: string, { secrets, vocabulary }: RedactionRules): string {
  if (part === '' || vocabulary.segments.has(part) || vocabulary.literals.has(part) || /^v\d+$/.test(part)) return part
  const kind = kindBehind(before)
  if (kind !== undefined) return secrets.replace(kind, part)
  const isPlain = /^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(part) && !/[a-z]\d|\d[a-z]/.test(part)
  const isId = isOfTheCatalogue(before) && /^[\w-]+$/.test(part)
  if (isId || /^\d{1,9}$/.test(part)) return secrets.scanWhole(part)
  return isPlain ? secrets.scan(part) : secrets.hide(part)
}

/** The names of a query that say where somebody is, or whom they look for. */
const personalInQueries = /^(search|q|query|postcode|latitude|longitude|lat|lng)$/

function redactQuery(query: string, rules: RedactionRules): string {
  if (query === '') return ''
  return `?${query
    .slice(1)
    .split('&')
    .map((each) => redactPair(each, rules))
    .join('&')}`
}

/** `name=value` of a query, a form or a path's parameter, percent-encoded. */
export function redactPair(pair: string, rules: RedactionRules): string {
  const [key = '', ...rest] = pair.split('=')
  if (rest.length === 0) return unknownFlag(key, rules)
  const name = unescaped(key.replaceAll('+', ' '))
  const value = unescaped(rest.join('=').replaceAll('+', ' '))
  const redacted = redactNamed(name, value, rules)
  const kept = redactKey(name, rules)
  return `${kept === name ? key : encodeURIComponent(kept)}=${redacted === value ? rest.join('=') : encodeURIComponent(redacted)}`
}

/** A name of a field that the contract has; any other may be an id or an address of mail that something is kept by. */
export function redactKey(key: string, { secrets, vocabulary }: RedactionRules): string {
  const names = key.match(/[^[\].]+/g) ?? []
  if (names.every((name) => vocabulary.names.has(nameOf(name)))) return key
  return /^[\p{L}_$[\]-]+\d?$/u.test(key) ? secrets.scan(key) : secrets.hide(key)
}

/** A pair without a value may be anything. */
function unknownFlag(text: string, { secrets, vocabulary }: RedactionRules): string {
  const plain = unescaped(text)
  return vocabulary.names.has(nameOf(plain)) ? text : encodeURIComponent(secrets.hide(plain))
}

/** The value of a field of a form or a query. `data[user_id]`, `status[]`: the last name counts. */
export function redactNamed(name: string, value: string, rules: RedactionRules): string {
  const last = name.match(/[^[\].]+/g)?.findLast((part) => !/^\d+$/.test(part)) ?? name
  const plain = nameOf(last)
  const kind = personalInQueries.test(plain) ? 'text' : kindOf(plain, { names: [], objects: [] })
  // Nested JSON has names of its own, which are hidden with it.
  if (/^\s*[[{]/.test(value)) return rules.secrets.hide(value)
  return redactField(
    value,
    { name: plain, kind, isKnown: kind !== undefined || rules.vocabulary.names.has(plain) },
    rules,
  )
}

/** A field by its name in snake case: what it holds, and whether the contract has it. */
export type Field = { readonly name: string; readonly kind: Kind | undefined; readonly isKnown: boolean }

/** The text of a field, wherever the field stands. */
export function redactField(text: string, { name, kind, isKnown }: Field, rules: RedactionRules): string {
  const { secrets, vocabulary } = rules
  if ((kind === undefined || kind === 'text') && vocabulary.literals.has(text)) return text
  if (kind !== undefined) return secrets.replace(kind, text)
  if (/^https?:\/\//i.test(text) || (text.startsWith('/') && /(url|path|link|href|location)$/.test(name))) {
    return redactUrl(text, rules)
  }
  if (!isKnown) return secrets.hide(text)
  // The catalogue's names stay, whatever they look like.
  const isIdentifier = /(^|_)(ids?|uuid|slug|reference|key)$/.test(name) && !/[@.%\s]/.test(text)
  return isIdentifier ? secrets.scanWhole(text) : secrets.scan(text)
}
