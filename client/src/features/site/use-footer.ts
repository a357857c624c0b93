import { readFooter } from '@touchline/contract/calls/site'
import useSWR from 'swr'
import { callAs } from '../../api/call.ts'
import { isJson } from '../../api/answers/read-answer.ts'
import type { AnswerTable } from '../../api/answers/shape.ts'

/** Footer HTML, of the chosen venue; null while unknown or unreadable. */
export function useFooter(venue: string | null): string | null {
  const { data } = useSWR(
    [readFooter.name, venue],
    async () => htmlIn(await callAs<unknown>(anything)(readFooter, venue === null ? {} : { query: { venue } })),
    { revalidateOnFocus: false },
  )
  return data ?? null
}

/** A whole document is an error page, not a footer. */
const wholeDocument = /^\s*<(?:!doctype|html)\b/i

/** A platform answers the HTML bare or in a record. */
function htmlIn(answer: unknown): string {
  const html = isJson(answer) ? answer['html'] : answer
  return typeof html === 'string' && !wholeDocument.test(html) ? html : ''
}

/** The documents say only 'Returns footer HTML'. [S7] */
const anything: AnswerTable = { wrapped: true, shape: 'x' }
