import type { JudgedRow } from '../judging/judge-all.ts'
import { type Account, type Holdings, kinds } from './account.ts'

/** Something in the account of the test customer that the run should not leave, or should not have found. */
export type Leftover = { readonly call: string; readonly field: string; readonly told: string; readonly when: When }

/** Before the first write, or at the end of the run. */
type When = 'before' | 'after'

/** The leftovers of an account, with what a person can do about each. */
export function leftoversIn(account: Account, when: When): readonly Leftover[] {
  return [...account.values()].flatMap((held) => (held === undefined ? [] : leftover(held, when)))
}

function leftover({ kind, ids, removals }: Holdings, when: When): readonly Leftover[] {
  const { call, field, name } = kinds[kind]
  const found = when === 'before' ? 'There before the first write' : 'Left over'
  const [removal] = removals
  const remedy =
    removal === undefined
      ? 'Ask the platform to close it.'
      : `Log in as the test customer and remove it (${removal.call}), or ask the platform to.`
  return ids.map((id) => ({ call, field, told: `${found}: ${name} ${id} (${call}). ${remedy}`, when }))
}

/** Kinds that the platform showed before the first write and does not show at the end: nobody knows what is left of them. */
export function unseenIn(before: Account, after: Account): readonly Leftover[] {
  const unseen = [...before].filter(([kind, held]) => held !== undefined && after.get(kind) === undefined)
  return unseen.map(([kind]) => {
    const { call, field, name } = kinds[kind]
    const told = `Nobody knows whether a ${name} is left: ${call} was not answered at the end. Look at the account of the test customer.`
    return { call, field, told, when: 'after' }
  })
}

/** Credit that a run has spent and the platform has not given back. */
export function creditLeftover(before: number | undefined, after: number | undefined): readonly Leftover[] {
  if (before === undefined || after === undefined || before === after) return []
  const told = `Left over: the credit of the test customer was ${before} and is ${after} in minor units (readUser). Ask the platform to put it right.`
  return [{ call: 'readUser', field: 'data.credit.balance.value', told, when: 'after' }]
}

/** Failing rows, one for each place in which something was left. */
export function rowsOf(leftovers: readonly Leftover[]): readonly JudgedRow[] {
  const places = Map.groupBy(leftovers, ({ call, field }) => `${call} ${field}`)
  return [...places.values()].flatMap((group) => {
    const [first] = group
    if (first === undefined) return []
    const { call, field, when } = first
    return [
      {
        call,
        field,
        kind: 'added',
        severity: 'fail',
        expected: when === 'before' ? 'an empty account before the first write' : 'nothing left of the run',
        got: `${group.length} left`,
        sentence: null,
        provenance: null,
        seen: group.length,
        of: group.length,
      },
    ]
  })
}
