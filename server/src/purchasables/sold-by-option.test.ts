import type { AddItem } from '@touchline/contract'
import { minorUnits, pounds } from '@touchline/money'
import { expect, test } from 'vitest'
import type { Actor } from '../actor.ts'
import type { Reads, Tx } from '../repositories.ts'
import { noVisit } from './no-visit.ts'
import { purchasable, refused, type StoredLine } from './purchasable.ts'
import { type OptionChoice, type OptionSeller, parseByOption, soldByOption } from './sold-by-option.ts'

// Neither seller reads anything.
const [reads, tx] = [{} as Reads, {} as Tx]

/** Sells some options under its name; `fulfilled` and `ended` note the lines that it was handed. */
function seller(name: string, options: readonly number[]) {
  const fulfilled: number[] = []
  const ended: number[] = []
  const rules = purchasable<OptionChoice, null>({
    parse: parseByOption,
    facts: async () => null,
    decide: (_facts, { optionId, quantity }) =>
      options.includes(optionId)
        ? {
            kind: 'quote',
            quote: {
              ...noVisit,
              name,
              purchasableId: String(optionId),
              quantity,
              unitPrice: minorUnits(100),
              pricingOption: { id: optionId, name },
              benefitApplied: false,
              priceNote: null,
              attendeeId: null,
            },
          }
        : refused({ reason: { code: 'not_found' }, error: 'item_not_found' }),
    present: async (_reads, lines) => new Map(lines.map(({ id }) => [id, { type: 'pricing_option', summary: name }])),
    fulfil: async (_tx, lines) => void fulfilled.push(...lines.map(({ id }) => id)),
    end: async (_tx, lines) => {
      ended.push(...lines.map(({ id }) => id))
      return lines.map(({ id }) => ({ id }))
    },
  })
  const ownOptions: OptionSeller['ownOptions'] = async (_reads, ids) => ids.filter((id) => options.includes(id))
  return { rules, ownOptions, fulfilled, ended }
}

function choiceOf(optionId: number, more: Partial<AddItem> = {}) {
  const parsed = parseByOption({ purchasable_type: 'pricingOption', purchasable_id: optionId, ...more }, 7)
  if (parsed.kind !== 'choice') throw new Error('the item has problems')
  return { choice: parsed.choice }
}

const line = (id: number, pricingOptionId: number | null): StoredLine => ({
  id,
  purchasableType: 'pricingOption',
  purchasableId: String(pricingOptionId),
  pricingOptionId,
  name: 'Line',
  quantity: 1,
  unitPrice: minorUnits(100),
  lineTotal: minorUnits(100),
  purchasedForUserId: null,
  benefitApplied: false,
  packageApplied: false,
  priceNote: null,
  createdAt: 0,
})

const sale = { orderId: 1, ownerId: 7, now: 0, newCode: () => 'X' }
// Nothing here asks who acts.
const circumstances = { actor: {} as Actor, now: 0 }

test('each option is decided by its own noun, in the order asked', async () => {
  const [packages, vouchers] = [seller('package', [1]), seller('voucher', [2])]
  const sold = soldByOption(packages.rules, [vouchers])
  const { decisions } = await sold.decide(reads, [choiceOf(2), choiceOf(1), choiceOf(3)], circumstances)
  expect(decisions.map((one) => (one.kind === 'quote' ? one.quote.name : one.refusal.error))).toEqual([
    'voucher',
    'package',
    'item_not_found',
  ])
})

test('lines are shown, fulfilled and ended by the noun of their option', async () => {
  const [packages, vouchers] = [seller('package', [1]), seller('voucher', [2])]
  const sold = soldByOption(packages.rules, [vouchers])
  const lines = [line(10, 2), line(11, 1), line(12, null)]
  const shown = await sold.present(reads, lines, { currency: pounds, now: 0 })
  expect([...shown].map(([id, { summary }]) => [id, summary])).toEqual([
    [10, 'voucher'],
    [11, 'package'],
    [12, 'package'],
  ])
  await sold.fulfil(tx, lines, sale)
  expect([vouchers.fulfilled, packages.fulfilled]).toEqual([[10], [11, 12]])
  expect(await sold.end(tx, lines, 0)).toEqual([{ id: 10 }, { id: 11 }, { id: 12 }])
  expect([vouchers.ended, packages.ended]).toEqual([[10], [11, 12]])
})
