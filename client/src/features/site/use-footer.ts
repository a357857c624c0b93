import { readFooter } from '@touchline/contract/client'
import useSWR from 'swr'
import { call } from '../../api/call.ts'

/** Footer HTML, of the venue when one is chosen; null while unknown. A footer that cannot be read is none. [S2-127] */
export function useFooter(venue: string | null): string | null {
  const { data } = useSWR(
    [readFooter.name, venue],
    async () => htmlIn(await call(readFooter, venue === null ? {} : { query: { venue } })),
    { revalidateOnFocus: false },
  )
  return data ?? null
}

/** A platform answers the HTML bare or in a record. */
function htmlIn(answer: string | { readonly html?: string }): string {
  return typeof answer === 'string' ? answer : (answer.html ?? '')
}
