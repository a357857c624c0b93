import { seedCategories } from './categories/categories.ts'
import { campPlans } from './camps/camp-plans.ts'
import { campRecord } from './camps/camps.ts'
import { coursePlans, courseRecord } from './courses/courses.ts'
import type { SchedulePlan } from './courses/course-plan.ts'
import { seedPricingOptions } from './courses/extras.ts'
import { seedCredits } from './credits/credits.ts'
import { seedMemberships, seedMembershipTypes } from './memberships/memberships.ts'
import { householdPurchases } from './orders/household-purchases.ts'
import { personaPurchases } from './orders/history.ts'
import { recordPurchases } from './orders/purchase.ts'
import { seedPenalties } from './penalties/penalties.ts'
import { questionSections } from './questions/question-sections.ts'
import { seedRestrictions, seedWaiverAgreements } from './restrictions/restrictions.ts'
import type { SeedDay } from './seed-day.ts'
import type { ScheduleRecord, SeedRecords } from './seed-writer.ts'
import { seedClients } from './site/client.ts'
import { seedFooters } from './site/footers.ts'
import { seedThemes } from './site/themes.ts'
import { seedLinkedUsers, seedTills, seedUsers } from './users/users.ts'
import { seedVenues } from './venues/venues.ts'

type Planned = { readonly plan: SchedulePlan; readonly schedule: ScheduleRecord }

/** The whole platform as of a day: three venues, their programme, and everybody in it. Pure: the same day, the same records. */
export function platformRecords(day: SeedDay): SeedRecords {
  const venues = seedVenues(day)
  const planned: readonly Planned[] = [
    ...coursePlans.map((plan) => ({ plan, schedule: courseRecord(plan, day) })),
    ...campPlans.map((plan) => ({ plan, schedule: campRecord(plan, day) })),
  ]
  const schedules = planned.map(({ schedule }) => schedule)
  const bought = recordPurchases(
    [
      ...personaPurchases(schedules, day),
      ...planned.flatMap(({ plan, schedule }, seat) => householdPurchases({ plan, schedule, seat }, day)),
    ],
    { order: 1, item: 1, bundle: 1, booking: 1 },
  )
  return {
    clients: seedClients,
    venues,
    themes: seedThemes,
    footers: seedFooters(venues),
    categories: seedCategories(),
    users: seedUsers(day),
    linkedUsers: seedLinkedUsers(day),
    tills: seedTills(day),
    membershipTypes: seedMembershipTypes,
    memberships: seedMemberships(day),
    credits: seedCredits(day),
    penalties: seedPenalties(day),
    restrictions: seedRestrictions,
    waiverAgreements: seedWaiverAgreements(day),
    pricingOptions: seedPricingOptions,
    schedules,
    questionSections: questionSections(planned.flatMap(asking)),
    orders: bought.orders,
    bundles: bought.bundles,
  }
}

function asking({ plan, schedule }: Planned) {
  return plan.questions ? [{ scheduleId: schedule.id, questions: plan.questions }] : []
}
