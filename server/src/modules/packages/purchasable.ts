import type { AddItem, Text } from '@touchline/contract'
import { noVisit } from '../../purchasables/no-visit.ts'
import { nothingBeside } from '../../purchasables/nothing-beside.ts'
import {
  type Chosen,
  type Circumstances,
  type Decision,
  type Parsed,
  purchasable,
  type Quote,
  refused,
} from '../../purchasables/purchasable.ts'
import type { Reads } from '../../repositories.ts'
import { because } from '../selling/index.ts'
import { isMemberPrice, priceFor } from '../pricing/index.ts'
import { audiencesFor, nameOf, type PackageParts, whyNotBuy } from './package.ts'
import { partsOf } from './read-packages.ts'
import { endPackages, fulfilPackages } from './fulfil-packages.ts'
import { text } from '../../texts/index.ts'

/** A package is added by its pricing option. */
type PackageChoice = Chosen & { readonly optionId: number }

type Memberships = Awaited<ReturnType<Reads['memberships']['givingPrices']>>

type PackageFacts = {
  /** By pricing option. */
  readonly packages: ReadonlyMap<number, PackageParts>
  readonly memberships: Memberships
}

const notHere = [text('carts:not_for_packages')]

/** Any number of one package, for one person; nothing else is chosen. */
export function parsePackage(item: AddItem, attendeeId: number | null): Parsed<PackageChoice> {
  const fields: Record<string, readonly Text[]> = {}
  const quantity = item.quantity ?? 1
  const isForAnother = (item.purchased_for_user_id ?? null) !== null
  if (isForAnother && quantity > 1) fields['quantity'] = [text('carts:one_for_another')]
  Object.assign(fields, nothingBeside(item, notHere))
  if (!/^\d{1,10}$/.test(String(item.purchasable_id))) fields['purchasable_id'] = [text('fields:integer')]
  if (Object.keys(fields).length > 0) return { kind: 'problems', fields }
  const common = { attendeeId, quantity, extras: [], answers: [], agreed: [] }
  return { kind: 'choice', choice: { ...common, optionId: Number(item.purchasable_id) } }
}

async function readFacts(
  reads: Reads,
  choices: readonly PackageChoice[],
  { now }: Pick<Circumstances, 'now'>,
): Promise<PackageFacts> {
  const ids = [...new Set(choices.map(({ optionId }) => optionId))]
  const parts = await partsOf(reads, await reads.packages.byOptions({ ids }))
  const attendees = [...new Set(choices.flatMap(({ attendeeId }) => attendeeId ?? []))]
  return {
    packages: new Map(parts.map((one) => [one.row.pricingOptionId, one])),
    memberships: await reads.memberships.givingPrices(attendees, now),
  }
}

/** Decides the purchase of a package. */
export function decidePackage(
  { packages, memberships }: PackageFacts,
  { optionId, attendeeId, quantity }: PackageChoice,
  { actor, insteadOf }: Pick<Circumstances, 'actor' | 'insteadOf'>,
): Decision {
  const parts = packages.get(optionId)
  if (!parts) return refused({ ...because('not_found'), error: 'item_not_found' })
  if (attendeeId === null) return refused(because('no_attendee'))
  const audiences = audiencesFor(parts, memberships.get(attendeeId) ?? [])
  const refusal = whyNotBuy(parts, { channel: actor.channel, quantity, audiences, isHeld: insteadOf !== undefined })
  if (refusal) return refused(refusal)
  const { row, list } = parts
  const price = priceFor(list, audiences)
  if (price === null) return refused(because('does_not_qualify'))
  const { placesId } = list.option
  const quote: Quote = {
    ...noVisit,
    name: nameOf(row),
    purchasableId: String(optionId),
    quantity,
    unitPrice: price,
    pricingOption: { id: list.option.id, name: list.option.name },
    benefitApplied: isMemberPrice(list, price),
    priceNote: null,
    attendeeId,
    claims: placesId === null ? [] : [{ placesId, count: quantity }],
  }
  return { kind: 'quote', quote }
}

export const packagePurchasable = purchasable<PackageChoice, PackageFacts>({
  parse: parsePackage,
  facts: readFacts,
  decide: decidePackage,
  present: async (_reads, lines) =>
    new Map(
      lines.map(({ id, pricingOptionId, purchasedForUserId }) => [
        id,
        {
          type: 'pricing_option',
          max_quantity: purchasedForUserId === null ? null : 1,
          pricing_option_id: pricingOptionId,
          pricing_option_type: 'package',
        },
      ]),
    ),
  fulfil: fulfilPackages,
  end: endPackages,
})
