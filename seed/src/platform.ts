import { classPlans } from './timetable/classes.ts'
import { datedRecord } from './timetable/dated-record.ts'
import { deskSales } from './timetable/desk-sales.ts'
import { courtPlans } from './timetable/courts.ts'
import { swimPlans } from './timetable/swims.ts'
import { seedCategories } from './categories/categories.ts'
import { campPlans } from './camps/camp-plans.ts'
import { campRecord } from './camps/camps.ts'
import { coursePlans, courseRecord } from './courses/courses.ts'
import type { SchedulePlan } from './courses/course-plan.ts'
import { seedPricingOptions } from './courses/extras.ts'
import { seedCredits } from './credits/credits.ts'
import { seedMemberships, seedMembershipTypes } from './memberships/memberships.ts'
import { createDiary } from './orders/diary.ts'
import { householdPurchases, spareHouseholds } from './orders/household-purchases.ts'
import { personaPurchases } from './orders/history.ts'
import { type Bought, type Purchase, recordPurchases, spansOf } from './orders/purchase.ts'
import { boughtPackages } from './packages/bought-packages.ts'
import { seedPackages } from './packages/packages.ts'
import { partners } from './checkouts/partners.ts'
import { seedIntegrations } from './integrations/integrations.ts'
import { seedSavedCards } from './payments/saved-cards.ts'
import { seedPenalties } from './penalties/penalties.ts'
import { exampleAnswers } from './questions/example-answers.ts'
import { questionSections } from './questions/question-sections.ts'
import { seedRestrictions, seedWaiverAgreements } from './restrictions/restrictions.ts'
import type { SeedDay } from './seed-day.ts'
import type { BundleRecord, CampRecord, CourseRecord, QuestionSectionRecord, SeedRecords } from './seed-writer.ts'
import { seedClients, seedPaymentSettings } from './site/client.ts'
import { seedFooters } from './site/footers.ts'
import { seedThemes } from './site/themes.ts'
import { seedLinkedUsers, seedTills, seedUsers } from './users/users.ts'
import { seedClosures } from './venues/closures.ts'
import { seedWaitlistEntries } from './waitlists/waitlists.ts'
import { seedLocations } from './venues/locations.ts'
import { seedVenues } from './venues/venues.ts'

type Planned = { readonly plan: SchedulePlan; readonly schedule: CourseRecord | CampRecord }

/** The whole platform as of a day: three venues, their programme, and everybody in it. Pure: the same day, the same records. */
export function platformRecords(day: SeedDay): SeedRecords {
  const venues = seedVenues(day)
  const planned: readonly Planned[] = [
    ...coursePlans.map((plan) => ({ plan, schedule: courseRecord(plan, day) })),
    ...campPlans.map((plan) => ({ plan, schedule: campRecord(plan, day) })),
  ]
  const schedules = planned.map(({ schedule }) => schedule)
  const bought = recordPurchases(purchasesOf(planned, day), { order: 1, item: 1, bundle: 1, booking: 1 })
  const sections = questionSections(planned.flatMap(asking))
  const dated = [...classPlans, ...swimPlans, ...courtPlans].map((plan) => ({ plan, schedule: datedRecord(plan, day) }))
  const atDesk = deskSales(dated, day, nextIds(bought))
  const packages = boughtPackages(
    day,
    nextIds({ orders: [...bought.orders, ...atDesk.orders], bundles: bought.bundles }),
  )
  return {
    clients: seedClients,
    paymentSettings: seedPaymentSettings,
    venues,
    locations: seedLocations,
    closures: seedClosures(day),
    themes: seedThemes,
    footers: seedFooters(venues),
    categories: seedCategories(),
    integrations: seedIntegrations(day),
    partners,
    users: seedUsers(day),
    linkedUsers: seedLinkedUsers(day),
    tills: seedTills(day),
    membershipTypes: seedMembershipTypes,
    memberships: seedMemberships(day),
    credits: seedCredits(day),
    savedCards: seedSavedCards(day),
    penalties: seedPenalties(day),
    restrictions: seedRestrictions,
    waiverAgreements: seedWaiverAgreements(day),
    pricingOptions: seedPricingOptions,
    schedules: [...schedules, ...dated.map(({ schedule }) => schedule)],
    packages: seedPackages,
    questionSections: sections,
    waitlistEntries: seedWaitlistEntries([...schedules, ...dated.map(({ schedule }) => schedule)], day),
    orders: [...bought.orders, ...atDesk.orders, ...packages.orders],
    ownedPackages: packages.owned,
    bundles: bought.bundles.map((bundle) => answered(bundle, sections)),
    bookings: atDesk.bookings,
  }
}

/** The ids after those that are given. */
function nextIds({ orders, bundles }: Bought) {
  const items = orders.flatMap((order) => order.items)
  const after = (ids: readonly number[]) => ids.reduce((highest, id) => Math.max(highest, id), 0) + 1
  return {
    order: after(orders.map(({ id }) => id)),
    item: after(items.flatMap(({ id, extras }) => [id, ...extras.map((extra) => extra.id)])),
    booking: after(bundles.flatMap(({ bookings }) => bookings.map(({ id }) => id))),
  }
}

function purchasesOf(planned: readonly Planned[], day: SeedDay): readonly Purchase[] {
  const diary = createDiary()
  const ofPersonas = personaPurchases(
    planned.map(({ schedule }) => schedule),
    day,
  )
  for (const purchase of ofPersonas) diary.enter(purchase.attendeeId, spansOf(purchase))
  // Plans with the fewest eligible households choose first, while enough of them are free.
  const takings = planned.map(({ plan, schedule }, seat) => ({ plan, schedule, seat }))
  const bySeat = new Map(
    takings
      .toSorted((a, b) => spareHouseholds(a, day) - spareHouseholds(b, day))
      .map((taking) => [taking.seat, householdPurchases(taking, day, diary)]),
  )
  return [...ofPersonas, ...takings.flatMap(({ seat }) => bySeat.get(seat) ?? [])]
}

/** Answers of customers who bought something with questions. */
function answered(bundle: BundleRecord, sections: readonly QuestionSectionRecord[]): BundleRecord {
  const asked = sections.filter(({ scheduleId }) => scheduleId === bundle.scheduleId)
  return asked.length > 0 ? { ...bundle, answers: exampleAnswers(asked) } : bundle
}

function asking({ plan, schedule }: Planned) {
  return plan.questions ? [{ scheduleId: schedule.id, questions: plan.questions }] : []
}
