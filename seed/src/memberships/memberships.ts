import { minorUnits } from '@touchline/money'
import { paragraphs } from '../html.ts'
import { personaId } from '../personas.ts'
import type { SeedDay } from '../seed-day.ts'
import type { MembershipRecord, MembershipTypeRecord } from '../seed-writer.ts'
import { venueIds } from '../venues/venues.ts'

const everywhere = [venueIds.ashcombe, venueIds.porthwen, venueIds.millwick]

export const seedMembershipTypes: readonly MembershipTypeRecord[] = [
  {
    id: 1,
    name: 'Fairwater All In',
    descriptionHtml: paragraphs(['Every pool, gym and class at all three centres, and the member price on courses.']),
    monthlyPrice: minorUnits(3650),
    joiningFee: minorUnits(1500),
    memberPriceApplies: true,
    venueIds: everywhere,
  },
  {
    id: 2,
    name: 'Swim and Sauna',
    descriptionHtml: paragraphs([
      'Public swimming and the sauna whenever the pool is open. Courses cost the standard price.',
    ]),
    monthlyPrice: minorUnits(2400),
    joiningFee: minorUnits(0),
    renewalFee: minorUnits(500),
    memberPriceApplies: false,
    venueIds: [venueIds.ashcombe, venueIds.porthwen],
  },
  {
    id: 3,
    name: 'Junior Swim',
    descriptionHtml: paragraphs(['Public swimming for children up to 15, and the junior lanes every afternoon.']),
    monthlyPrice: minorUnits(1450),
    joiningFee: minorUnits(0),
    memberPriceApplies: false,
    venueIds: [venueIds.porthwen],
    ages: { minimum: null, maximum: 15 },
  },
]

export function seedMemberships(day: SeedDay): readonly MembershipRecord[] {
  return [
    {
      id: 1,
      userId: personaId('ben'),
      membershipTypeId: 1,
      homeVenueId: venueIds.millwick,
      startsOn: day.dayAt(-900),
      endsOn: null,
    },
    {
      id: 2,
      userId: personaId('gwen'),
      membershipTypeId: 2,
      homeVenueId: venueIds.porthwen,
      startsOn: day.dayAt(-420),
      endsOn: day.dayAt(-56),
    },
  ]
}
