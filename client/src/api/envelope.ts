import { isJson } from './read-answer.ts'
import { fieldsIn, isListShape } from './shape.ts'
import type { AnswerTable, Shape } from './shape.ts'

/** Whether a body has anything of what is asked for. */
function mentions(shape: Shape, body: Readonly<Record<string, unknown>>): boolean {
  if (typeof shape === 'string' || isListShape(shape)) return false
  return fieldsIn(shape).some(({ wire }) => wire in body)
}

/**
 * What an answer is about. Whether it comes in an envelope is said by the call and never by the keys that happen to lie
 * around it; a platform may leave the envelope out, or put one where the documents have none. [O-60, payments 2.2]
 */
export function unwrap(body: unknown, { wrapped, shape }: AnswerTable): unknown {
  if (!isJson(body) || !('data' in body)) return body
  return wrapped || !mentions(shape, body) ? body['data'] : body
}

/** Whether there is anything to read: an object with nothing of what is asked for is another answer. */
export function saysSomething(value: unknown, shape: Shape): boolean {
  if (shape === '-') return typeof value !== 'string' || value.trim() === ''
  if (typeof shape === 'string' || isListShape(shape)) return true
  return isJson(value) && mentions(shape, value)
}

/** The page after this one, or null: at the end, and from a platform that sends no paging. */
export function nextPageIn(body: unknown): number | null {
  const meta = isJson(body) ? body['meta'] : undefined
  const paging = isJson(meta) ? meta['pagination'] : undefined
  const next = isJson(paging) ? paging['next_page'] : undefined
  return typeof next === 'number' ? next : null
}
