import type { Headers } from '../../exchange.ts'
import { unescaped } from './encoded-text.ts'
import { redactOrigin, type RedactionRules, redactUrl } from './redact-url.ts'

/** Headers that say nothing about anybody. Every other one is hidden, as nobody knows what it holds. */
const plain =
  /^(accept|accept-(charset|encoding|language|ranges)|age|allow|cache-control|connection|content-(encoding|language|length|type)|date|expires|keep-alive|last-modified|pragma|retry-after|sec-fetch-.*|strict-transport-security|transfer-encoding|upgrade-insecure-requests|vary|x-content-type-options|(x-)?ratelimit.*|x-frame-options|access-control-(?!allow-origin).*)$/
const addresses = /^(location|content-location|referer)$/
const origins = /^(origin|host|access-control-allow-origin|x-client-domain|x-forwarded-host)$/

/** Headers in their order, without personal data. Names and attributes of cookies stay, and the scheme of a login. */
export function redactHeaders(headers: Headers, rules: RedactionRules): Headers {
  return headers.map(([name, value]) => [name, redactHeader(name.toLowerCase(), value, rules)])
}

function redactHeader(name: string, value: string, rules: RedactionRules): string {
  const { secrets } = rules
  if (plain.test(name)) return secrets.scan(value)
  if (addresses.test(name)) return redactUrl(value, rules)
  if (origins.test(name)) return redactOrigin(value, rules)
  if (name === 'authorization' || name === 'proxy-authorization') return redactLogin(value, rules)
  if (name === 'cookie')
    return value
      .split(/; */)
      .map((each) => redactCookie(each, rules))
      .join('; ')
  if (name === 'set-cookie') {
    const [cookie = '', ...attributes] = value.split(/; */)
    return [redactCookie(cookie, rules), ...attributes.map((each) => redactAttribute(each, rules))].join('; ')
  }
  return secrets.hide(value)
}

function redactLogin(value: string, { secrets }: RedactionRules): string {
  const [, scheme = '', credentials = ''] = /^(\S+ +)?(.*)$/s.exec(value) ?? []
  return scheme + secrets.replace('secret', credentials)
}

/** A cookie may hold encoded text, which stays encoded. */
function redactCookie(cookie: string, { secrets }: RedactionRules): string {
  const [name = '', ...rest] = cookie.split('=')
  const value = rest.join('=')
  const text = unescaped(value)
  if (text !== value) return `${secrets.scan(name)}=${encodeURIComponent(secrets.hide(text))}`
  return rest.length === 0 ? secrets.hide(cookie) : `${secrets.scan(name)}=${secrets.replace('secret', value)}`
}

function redactAttribute(attribute: string, rules: RedactionRules): string {
  const [name = '', value = ''] = attribute.split('=')
  if (/^domain$/i.test(name)) return `${name}=${redactOrigin(value, rules)}`
  return /^(path|expires|max-age|samesite|secure|httponly|partitioned|priority)$/i.test(name)
    ? attribute
    : rules.secrets.hide(attribute)
}
