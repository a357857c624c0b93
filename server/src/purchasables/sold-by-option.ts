import type { AddItem, Text } from '@touchline/contract'
import type { Reads } from '../repositories.ts'
import { text } from '../texts/index.ts'
import { nothingBeside } from './nothing-beside.ts'
import type { Asked, Chosen, Decision, Parsed, Presented, Purchasable, StoredLine } from './purchasable.ts'

/** A choice of something that is added by the id of its pricing option. */
export type OptionChoice = Chosen & { readonly optionId: number }

/** A noun without a type of its own on the wire; penalties block it as they block packages. */
export type OptionSeller = {
  readonly rules: Purchasable
  /** The ids among these whose options are its own. */
  readonly ownOptions: (reads: Reads, ids: readonly number[]) => Promise<readonly number[]>
}

/** Any number of one thing, for one person; nothing else is chosen. */
export function parseByOption(item: AddItem, attendeeId: number | null): Parsed<OptionChoice> {
  const fields: Record<string, readonly Text[]> = {}
  const quantity = item.quantity ?? 1
  const isForAnother = (item.purchased_for_user_id ?? null) !== null
  if (isForAnother && quantity > 1) fields['quantity'] = [text('carts:one_for_another')]
  Object.assign(fields, nothingBeside(item, [text('carts:courses_and_camps_only')]))
  if (!/^\d{1,10}$/.test(String(item.purchasable_id))) fields['purchasable_id'] = [text('fields:integer')]
  if (Object.keys(fields).length > 0) return { kind: 'problems', fields }
  const common = { attendeeId, quantity, extras: [], answers: [], agreed: [] }
  return { kind: 'choice', choice: { ...common, optionId: Number(item.purchasable_id) } }
}

/**
 * Sells everything that shares the type `pricingOption`: each option by the noun that it belongs to, and all others as
 * packages are.
 */
export function soldByOption(packages: Purchasable, others: readonly OptionSeller[]): Purchasable {
  /** The rules for each thing, by its option; things with the same rules stay in their order. */
  async function byRules<Thing>(
    reads: Reads,
    things: readonly Thing[],
    optionOf: (thing: Thing) => number | null,
  ): Promise<ReadonlyMap<Purchasable, readonly Thing[]>> {
    const ids = [...new Set(things.flatMap((thing) => optionOf(thing) ?? []))]
    const owners = new Map<number, Purchasable>()
    for (const { rules, ownOptions } of others) {
      for (const id of await ownOptions(reads, ids)) owners.set(id, rules)
    }
    return Map.groupBy(things, (thing) => owners.get(optionOf(thing) ?? 0) ?? packages)
  }

  return {
    parse: parseByOption,
    async decide(reads, asked, circumstances) {
      const decided = new Map<Asked, Decision>()
      for (const [rules, own] of await byRules(reads, asked, ({ choice }) => optionIn(choice))) {
        const { decisions } = await rules.decide(reads, own, circumstances)
        for (const [index, decision] of decisions.entries()) {
          const one = own[index]
          if (one) decided.set(one, decision)
        }
      }
      return { decisions: asked.flatMap((one) => decided.get(one) ?? []), facts: undefined }
    },
    async whatIsLeft(reads, choice) {
      const [rules = packages] = (await byRules(reads, [choice], optionIn)).keys()
      return rules.whatIsLeft(reads, choice)
    },
    // The facts of a decision belong to one noun, so each reads its own again.
    async present(reads, lines, { fresh: _ofAll, ...showing }) {
      const shown = new Map<number, Presented>()
      for (const [rules, own] of await byRules(reads, lines, optionOfLine)) {
        for (const [id, fields] of await rules.present(reads, own, showing)) shown.set(id, fields)
      }
      return shown
    },
    async fulfil(tx, lines, sale) {
      for (const [rules, own] of await byRules(tx, lines, optionOfLine)) await rules.fulfil(tx, own, sale)
    },
    async end(tx, lines, now) {
      const ended = []
      for (const [rules, own] of await byRules(tx, lines, optionOfLine)) {
        ended.push(...(await rules.end(tx, own, now)))
      }
      return ended
    },
    isBlockedByPenalties: packages.isBlockedByPenalties,
  }
}

/** Each choice was parsed by `parseByOption`. */
function optionIn(choice: Chosen): number {
  return (choice as OptionChoice).optionId
}

function optionOfLine({ pricingOptionId }: StoredLine): number | null {
  return pricingOptionId
}
