import type { Routing } from '@touchline/routing'
import type { Description } from '../descriptions/description.ts'
import { callFinder } from '../descriptions/find-call.ts'
import type { Exchange } from '../exchange.ts'
import { type Judgement, type RunningJudgement, startJudgement } from './judge-all.ts'

/** Contracts by name: the first decides, the others are shown beside it. */
export type Contracts = readonly [
  { readonly name: string; readonly description: Description },
  ...(readonly { readonly name: string; readonly description: Description }[]),
]

/** Begins a judgement by several contracts, of exchanges that come one by one. */
export function startJudgementByAll(contracts: Contracts, routing: Routing): RunningJudgement {
  const by = ({ description }: Contracts[number]) => startJudgement(description, callFinder(description, routing))
  const [first, ...others] = contracts
  const own = by(first)
  const beside = others.map((contract) => ({ name: contract.name, running: by(contract) }))
  return {
    add(exchange) {
      for (const { running } of beside) running.add(exchange)
      return own.add(exchange)
    },
    judgement() {
      const judgement = own.judgement()
      const columns = beside.map(({ name, running }) => ({ name, rows: running.judgement().rows }))
      return { ...judgement, columns: [{ name: first.name, rows: judgement.rows }, ...columns] }
    },
  }
}

/** Judges exchanges by several contracts. */
export function judgeByAll(exchanges: readonly Exchange[], contracts: Contracts, routing: Routing): Judgement {
  const running = startJudgementByAll(contracts, routing)
  for (const exchange of exchanges) running.add(exchange)
  return running.judgement()
}
