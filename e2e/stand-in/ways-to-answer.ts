import type { Body } from './bodies.ts'

/** The kinds of bad answers; `never` comes too late. */
export const badAnswers = ['html', 'empty', '{}', 'null data', '[]', '500 json', '500 html', 'never'] as const
export type BadAnswer = (typeof badAnswers)[number]

/**
 * How calls are answered. `stated`: strictly as the documents state. `more`: with unknown keys in every record and
 * beside `data`. `no paging`: lists with a `meta` without pages. `bad`: wrongly, where `only` matches the call's
 * `METHOD /path`. `changed`: the answers of one call, each changed.
 */
export type Way =
  | { readonly kind: 'stated' | 'more' | 'no paging' }
  | { readonly kind: 'bad'; readonly answer: BadAnswer; readonly only: RegExp }
  | { readonly kind: 'changed'; readonly change: (answer: Answer) => Answer; readonly only: string }
  | { readonly kind: 'status'; readonly status: number; readonly only: RegExp; readonly body?: object }

export type Answer = { readonly status: number; readonly type: string; readonly text: string }

const json = 'application/json'
const html = 'text/html; charset=utf-8'
const page = '<!doctype html><html><head><title>Proxy</title></head><body><h1>Proxy page</h1></body></html>'

const bad: Readonly<Record<Exclude<BadAnswer, 'never'>, Answer>> = {
  html: { status: 200, type: html, text: page },
  empty: { status: 200, type: json, text: '' },
  '{}': { status: 200, type: json, text: '{}' },
  'null data': { status: 200, type: json, text: '{"data":null}' },
  '[]': { status: 200, type: json, text: '[]' },
  '500 json': { status: 500, type: json, text: '{"message":"stack trace"}' },
  '500 html': { status: 500, type: html, text: page },
}

/** With unknown keys in every record. */
function withMore(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withMore)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([name, each]) => [name, withMore(each)])
  return { unheard_of: { data: [1], meta: 'x' }, ...Object.fromEntries(fields), zz_total: -1, toString: 'text' }
}

function asText({ status, json: body, isHtml }: Body): Answer {
  return isHtml ? { status, type: html, text: String(body) } : { status, type: json, text: JSON.stringify(body) }
}

/** Whether a call is the one that a way is about. */
export function isOnly(only: RegExp | string, name: string): boolean {
  return typeof only === 'string' ? only === name : only.test(name)
}

/** The answer as sent; null for one that never is. */
export function spoilt(body: Body, name: string, way: Way): Answer | null {
  if (way.kind === 'bad' && isOnly(way.only, name)) return way.answer === 'never' ? null : bad[way.answer]
  if (way.kind === 'changed' && isOnly(way.only, name)) return way.change(asText(body))
  if (way.kind === 'status' && isOnly(way.only, name)) {
    return { status: way.status, type: json, text: JSON.stringify(way.body ?? { message: 'Closed.' }) }
  }
  if (way.kind === 'more') return asText({ ...body, json: withMore(body.json) })
  if (way.kind === 'no paging' && body.isList) {
    return asText({ ...body, json: { ...(body.json as object), meta: { took_ms: 3 } } })
  }
  return asText(body)
}
