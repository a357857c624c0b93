import { besides } from '../../../purchasables/besides.ts'
import type { Decision } from '../../../purchasables/purchasable.ts'
import { purchasables } from '../../../purchasables/purchasables.ts'
import type { Quoted, Wanted } from './wanted.ts'

type Decided = Extract<Decision, { readonly kind: 'quote' }>

/** The lines of a decided item: its own, and that of the tickets beside the attendee's own. [O-281] */
export function linesOf(asked: Wanted, { quote, besides: others }: Decided, facts: unknown): readonly Quoted[] {
  const line = { ...asked, choice: { ...asked.choice, quantity: quote.quantity }, quote, facts }
  return others ? [line, besides(line, others)] : [line]
}

/** A new line beside one that was brought from another basket is of the type that was sold at first. */
export function asSoldFirst(line: Quoted): Quoted {
  const { soldAs } = line.rules
  if (!soldAs || line.insteadOf !== undefined || line.quote.takesOver) return line
  const { type, choice } = soldAs(line.choice)
  return { ...line, type, choice, rules: purchasables[type] ?? line.rules }
}
