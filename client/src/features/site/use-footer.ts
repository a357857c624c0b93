import { readFooter } from '@touchline/contract/calls/site'
import useSWR from 'swr'
import { callAs } from '../../api/call.ts'
import { isJson } from '../../api/read-answer.ts'
import type { AnswerTable } from '../../api/shape.ts'

/** Footer HTML, of the venue when one is chosen; null while unknown. A footer that cannot be read is none. [S2-127] */
export function useFooter(venue: string | null): string | null {
  const { data } = useSWR(
    [readFooter.name, venue],
    async () => htmlIn(await callAs<unknown>(anything)(readFooter, venue === null ? {} : { query: { venue } })),
    { revalidateOnFocus: false },
  )
  return data ?? null
}

/** A whole document is somebody's error page, and no footer. */
const wholeDocument = /^\s*<(?:!doctype|html)\b/i

/** A platform answers the HTML bare or in a record. */
function htmlIn(answer: unknown): string {
  const html = isJson(answer) ? answer['html'] : answer
  return typeof html === 'string' && !wholeDocument.test(html) ? html : ''
}

/** 'Returns footer HTML' is all that the documents say. [S7] */
const anything: AnswerTable = { wrapped: true, shape: 'x' }
