import { type Answer, answerTableOf, type ApiCall } from '../../src/api/exchange.ts'
import { readByShape } from '../../src/api/answers/read-answer.ts'
import { isListShape } from '../../src/api/answers/shape.ts'
import type { Shape } from '../../src/api/answers/shape.ts'

/** The shape of one item of an answer; for a list, of a row. */
export function rowShape(call: ApiCall): Shape {
  const { shape } = answerTableOf(call)
  return isListShape(shape) ? shape[0] : shape
}

/** A body as the client reads it; for a list, its rows. */
export function readAs<C extends ApiCall>(call: C, body: unknown): Answer<C> {
  const reading = readByShape(answerTableOf(call).shape, body, () => undefined)
  if (!reading.isReadable) throw new Error('one field took the whole answer with it')
  // Table and type come from the same schema.
  return reading.value as Answer<C>
}
