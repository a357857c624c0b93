import { isJson } from './read-answer.ts'
import { fieldsIn, isListShape } from './shape.ts'
import type { AnswerTable, Shape } from './shape.ts'

/** Whether a body has any of the wanted fields. */
function mentions(shape: Shape, body: Readonly<Record<string, unknown>>): boolean {
  if (typeof shape === 'string' || isListShape(shape)) return false
  return fieldsIn(shape).some(({ wire }) => wire in body)
}

/**
 * The data of an answer. The call says whether it comes in an envelope, never the keys around it; a platform may omit
 * the envelope, or add one where the documents have none. [O-60, payments 2.2]
 */
export function unwrap(body: unknown, { wrapped, shape }: AnswerTable): unknown {
  if (!isJson(body) || !('data' in body)) return body
  return wrapped || !mentions(shape, body) ? body['data'] : body
}

/** Whether there is anything to read: an object with none of the wanted fields is another answer. */
export function saysSomething(value: unknown, shape: Shape): boolean {
  if (shape === '-') return typeof value !== 'string' || value.trim() === ''
  if (typeof shape === 'string' || isListShape(shape)) return true
  return isJson(value) && mentions(shape, value)
}

/** The next page, or null: at the end, and from a platform without paging. */
export function nextPageIn(body: unknown): number | null {
  const meta = isJson(body) ? body['meta'] : undefined
  const paging = isJson(meta) ? meta['pagination'] : undefined
  const next = isJson(paging) ? paging['next_page'] : undefined
  return typeof next === 'number' ? next : null
}
