import { jsonIn } from './json.ts'
import { redactJson } from './redact-json.ts'
import { redactNamed, redactPair, type RedactionRules } from './redact-url.ts'

/** A body by its content type and by what it is: JSON, a form, or a text of which every word is hidden. */
export function redactBody(body: string, contentType: string, rules: RedactionRules): string {
  const json = jsonIn(body)
  if (json !== undefined) return JSON.stringify(redactJson(json, rules))
  if (/^application\/x-www-form-urlencoded/i.test(contentType)) {
    return body
      .split('&')
      .map((pair) => redactPair(pair, rules))
      .join('&')
  }
  const [, quoted, bare] = /^multipart\/[^;]+;.*boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? []
  const boundary = quoted ?? bare
  return boundary === undefined ? hideText(body, contentType, rules) : redactParts(body, boundary, rules)
}

function hideText(body: string, contentType: string, { secrets }: RedactionRules): string {
  if (!/html|xml/i.test(contentType)) return secrets.hide(body)
  // The names of elements stay, so that a page stays one.
  return body
    .split(/(<\/?[a-z][a-z\d]*|<!doctype html)/i)
    .map((part, index) => (index % 2 === 1 ? part : secrets.hide(part)))
    .join('')
}

function redactParts(body: string, boundary: string, rules: RedactionRules): string {
  const delimiter = `--${boundary}`
  return body
    .split(delimiter)
    .map((part) => (/^(--)?\s*$/.test(part) ? part : redactPart(part, rules)))
    .join(delimiter)
}

function redactPart(part: string, rules: RedactionRules): string {
  const { secrets } = rules
  const [, head = '', gap = '', content = '', end = ''] = /^(.*?)(\r?\n\r?\n)(.*?)(\r?\n)?$/s.exec(part) ?? []
  if (gap === '') return secrets.hide(part)
  const name = /\bname="([^"]*)"/i.exec(head)?.[1] ?? ''
  const isFile = /\bfilename\*?=/i.test(head)
  const lines = head.split(/(\r?\n)/).map((line) => redactPartHeader(line, rules))
  const type = /^content-type: *(.*)$/im.exec(head)?.[1] ?? ''
  const redacted = isFile ? hideFile(content) : redactContent(content, name, type, rules)
  return lines.join('') + gap + redacted + end
}

function redactContent(content: string, name: string, type: string, rules: RedactionRules): string {
  return type === '' ? redactNamed(name, content, rules) : redactBody(content, type, rules)
}

/** A photo or a document is personal as a whole: only its length is kept. */
const hideFile = (content: string): string => 'x'.repeat(content.length)

function redactPartHeader(line: string, { secrets }: RedactionRules): string {
  if (/^(content-type|content-transfer-encoding|content-length):/i.test(line)) return line
  if (!/^content-disposition:/i.test(line)) return secrets.hide(line)
  return line
    .replaceAll(/(filename\*?)=("[^"]*"|[^;\s]*)/gi, (_, name: string, value: string) => `${name}=${hideName(value)}`)
    .replaceAll(/(\bname)="([^"]*)"/gi, (_, name: string, value: string) => `${name}="${secrets.scan(value)}"`)

  /** The end of a file's name says its type. */
  function hideName(value: string): string {
    const [, stem = '', ending = ''] = /^(.*?)(\.\w{1,5}"?)?$/s.exec(value) ?? []
    return secrets.hide(stem) + ending
  }
}
