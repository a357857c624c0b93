import type { Routing } from '@touchline/routing'
import type { Description } from '../descriptions/description.ts'
import { callFinder } from '../descriptions/find-call.ts'
import type { Exchange } from '../exchange.ts'
import { judgeAll, type Judgement } from './judge-all.ts'

/** Contracts by name: the first decides, the others are shown beside it. */
export type Contracts = readonly [
  { readonly name: string; readonly description: Description },
  ...(readonly { readonly name: string; readonly description: Description }[]),
]

/** Judges exchanges by several contracts. */
export function judgeByAll(exchanges: readonly Exchange[], contracts: Contracts, routing: Routing): Judgement {
  const by = (description: Description): Judgement => judgeAll(exchanges, description, callFinder(description, routing))
  const [first, ...others] = contracts
  const judgement = by(first.description)
  const columns = others.map(({ name, description }) => ({ name, rows: by(description).rows }))
  return { ...judgement, columns: [{ name: first.name, rows: judgement.rows }, ...columns] }
}
