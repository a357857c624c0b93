import { type Answer, answerTableOf, type ApiCall } from '../../src/api/exchange.ts'
import { readByShape } from '../../src/api/read-answer.ts'
import { isListShape } from '../../src/api/shape.ts'
import type { Shape } from '../../src/api/shape.ts'

/** How one thing of an answer is read: of a list, one of its rows. */
export function rowShape(call: ApiCall): Shape {
  const { shape } = answerTableOf(call)
  return isListShape(shape) ? shape[0] : shape
}

/** A body as the client reads it; that of a list is its rows. */
export function readAs<C extends ApiCall>(call: C, body: unknown): Answer<C> {
  const reading = readByShape(answerTableOf(call).shape, body, () => undefined)
  if (!reading.isReadable) throw new Error('one field took the whole answer with it')
  // The table was made of the schema that the type was made of.
  return reading.value as Answer<C>
}
