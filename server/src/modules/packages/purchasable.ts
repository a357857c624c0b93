import { noVisit } from '../../purchasables/no-visit.ts'
import { type Circumstances, type Decision, purchasable, type Quote, refused } from '../../purchasables/purchasable.ts'
import { type OptionChoice, parseByOption } from '../../purchasables/sold-by-option.ts'
import type { Reads } from '../../repositories.ts'
import { because } from '../selling/index.ts'
import { isMemberPrice, priceFor } from '../pricing/index.ts'
import { audiencesFor, nameOf, type PackageParts, whyNotBuy } from './package.ts'
import { partsOf } from './read-packages.ts'
import { endPackages, fulfilPackages } from './fulfil-packages.ts'

type Memberships = Awaited<ReturnType<Reads['memberships']['givingPrices']>>

type PackageFacts = {
  /** By pricing option. */
  readonly packages: ReadonlyMap<number, PackageParts>
  readonly memberships: Memberships
}

async function readFacts(
  reads: Reads,
  choices: readonly OptionChoice[],
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
function decidePackage(
  { packages, memberships }: PackageFacts,
  { optionId, attendeeId, quantity }: OptionChoice,
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

export const packagePurchasable = purchasable<OptionChoice, PackageFacts>({
  parse: parseByOption,
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
