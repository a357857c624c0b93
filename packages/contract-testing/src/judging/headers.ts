import { type Exchange, hasLogin, headerOf } from '../exchange.ts'
import type { Finding, Severity } from './row.ts'

// No document speaks of these headers: browsers, caches and clients need them. [O-402]

function header(field: string, severity: Severity, expected: string, got: string): Finding {
  return { field, kind: 'header', severity, expected, got, provenance: undefined }
}

/** Findings about headers: whether the site may read the answer, when to come back, and who may keep it. */
export function headerFindings(exchange: Exchange): readonly Finding[] {
  return [...originFindings(exchange), ...laterFindings(exchange), ...cacheFindings(exchange)]
}

function originFindings({ request, response }: Exchange): readonly Finding[] {
  const name = 'access-control-allow-origin'
  const origin = headerOf(request.headers, 'origin')
  if (origin === undefined || isOfOwnPage(request, origin)) return []
  const allowed = headerOf(response.headers, name)
  const mayAll = allowed === '*' && headerOf(request.headers, 'cookie') === undefined
  if (allowed === origin || mayAll) return []
  return [header(name, 'fail', 'the origin of the site', allowed === undefined ? 'nothing' : 'another origin')]
}

/** Browsers say their origin with every change, also to the server of the page. Behind a proxy that is its host. */
function isOfOwnPage({ url, headers }: Exchange['request'], origin: string): boolean {
  return origin === new URL(url).origin || (URL.canParse(origin) && new URL(origin).host === headerOf(headers, 'host'))
}

/** Statuses that say: later. */
const later: ReadonlySet<number> = new Set([429, 503])

function laterFindings({ response: { status, headers } }: Exchange): readonly Finding[] {
  const name = 'retry-after'
  const value = headerOf(headers, name)
  if (!later.has(status) || (value !== undefined && (/^\d+$/.test(value) || !Number.isNaN(Date.parse(value)))))
    return []
  return [header(name, 'warn', 'seconds, or a date', value === undefined ? 'nothing' : `string of ${value.length}`)]
}

function cacheFindings({ request, response }: Exchange): readonly Finding[] {
  const name = 'cache-control'
  const value = headerOf(response.headers, name)?.toLowerCase() ?? ''
  const isForAll = /\bpublic\b|\bs-maxage=[1-9]/.test(value) && !/\bno-store\b|\bprivate\b/.test(value)
  return hasLogin(request.headers) && isForAll
    ? [header(name, 'fail', 'private, no-store or nothing', 'a cache for everybody')]
    : []
}
