import { findCustomers } from '@touchline/contract/calls/users'
import { limits } from '@touchline/contract/client'
import type { Entity } from '@touchline/contract/client'
import { call } from '../../../api/call.ts'
import { having } from '../../../api/having.ts'
import type { Having } from '../../../api/having.ts'
import type { Read } from '../../../api/keys.ts'
import { useQuery } from '../../../app/answers/use-query.ts'
import type { Query } from '../../../app/answers/use-query.ts'

type WireCustomer = Entity<'FoundCustomer'>

export type FoundCustomer = Having<Read<WireCustomer>, 'id' | 'name'>

/** Fewer letters match too many names. */
export const fewestLetters = limits.searchLength

export type Found = {
  readonly customers: readonly FoundCustomer[]
  /** There are more than shown: a longer search finds fewer. */
  readonly more: boolean
}

/** Customers that match a search; read once it is long enough. */
export function useFoundCustomers(search: string): Query<Found> {
  const text = search.trim()
  return useQuery(
    text.length < fewestLetters ? null : [findCustomers.name, text],
    async () => {
      const { customers, more } = await call(findCustomers, { query: { search: text } })
      return { customers: having(customers ?? [], 'id', 'name'), more: more === true }
    },
    'component',
  )
}
