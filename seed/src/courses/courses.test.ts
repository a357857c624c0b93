import { localDateTime } from '@touchline/clock'
import { questionTypes, restrictionTypes } from '@touchline/contract'
import { describe, expect, test } from 'vitest'
import { platformRecords } from '../platform.ts'
import { scenarios } from '../scenarios/scenarios.ts'
import { seedDay, seedTimezone } from '../seed-day.ts'
import type { CourseRecord, SeedRecords } from '../seed-writer.ts'
import { seededInstants } from '../testing/instants.ts'
import { isOpenDuring } from '../testing/opening-times.ts'

describe.each(seededInstants)('courses seeded on %s', (_, now) => {
  const day = seedDay(now)
  const [midnight, lastMoment] = [day.instantAt(0, '00:00'), day.instantAt(1, '00:00') - 1]
  const records = platformRecords(day)
  const courses = records.schedules.filter((schedule) => schedule.kind === 'course')
  const taken = takenPlaces(records)
  const isOpen = (course: CourseRecord) =>
    course.firstBookableAt <= midnight && course.lastBookableAt === null && course.endsAt > lastMoment
  const upcoming = courses.filter((course) => isOpen(course) && course.startsAt > lastMoment)
  const started = courses.filter((course) => course.startsAt < midnight && course.endsAt > lastMoment)

  test('keep their local time each week within opening hours, with no session on the seed day, at Christmas or New Year', () => {
    const venues = new Map(records.venues.map((venue) => [venue.id, venue]))
    for (const course of courses) {
      const starts = course.occurrences.map(({ startsAt }) => localDateTime(startsAt, seedTimezone))
      expect(new Set(starts.map((start) => start.slice(11))).size).toBe(1)
      expect(starts.map((start) => start.slice(0, 10))).not.toContain(day.today)
      expect(starts.filter((start) => /-(12-25|01-01) /.test(start))).toEqual([])
      expect(course.occurrences.length).toBe(course.weeks)
      for (const occurrence of course.occurrences) {
        const openingTimes = venues.get(course.venueId)?.openingTimes ?? ''
        expect(isOpenDuring(openingTimes, occurrence, seedTimezone), `${course.slug} ${openingTimes}`).toBe(true)
      }
    }
  })

  test('share a room or an instructor with camps and scenarios only where that is intended', () => {
    // A crowd of hundreds, for long lists, is more than any centre could house.
    const housed = scenarios.filter(({ name }) => name !== 'crowded-category')
    const added = housed.flatMap((scenario) => scenario.records(day, {}).schedules ?? [])
    const uses = [...records.schedules, ...added].flatMap((schedule) =>
      schedule.occurrences
        .filter(({ status }) => status !== 'clashing')
        .flatMap((occurrence) => [
          { ...occurrence, what: `${occurrence.locationId ?? schedule.locationId}`, by: schedule.slug },
          ...schedule.instructors.map(({ name }) => ({ ...occurrence, what: name, by: schedule.slug })),
        ]),
    )
    const inOrder = uses.toSorted((a, b) => a.what.localeCompare(b.what) || a.startsAt - b.startsAt)
    const clashes = inOrder.filter((use, index) => {
      const before = inOrder[index - 1]
      return before?.what === use.what && before.endsAt > use.startsAt
    })
    expect(clashes.map(({ what, by }) => `${what} ${by}`)).toEqual([])
  })

  test('are at least fifty that every visitor can see and choose', () => {
    expect(courses.filter((course) => isOpen(course)).length).toBeGreaterThanOrEqual(50)
  })

  test('fill every category of every venue', () => {
    for (const category of records.categories.filter(({ parentId }) => parentId !== null)) {
      const venueIds = records.schedules
        .filter(({ categoryId }) => categoryId === category.id)
        .map(({ venueId }) => venueId)
      expect(new Set(venueIds)).toEqual(new Set(category.venueIds))
    }
  })

  test.each(records.venues)(
    'at $slug include a paid one without questions, one with a waiver, one with all question types',
    (venue) => {
      const here = upcoming
        .filter(
          ({ venueId, qualification, price }) => venueId === venue.id && qualification === 'everyone' && price > 0,
        )
        .filter((course) => placesLeft(course) > 3)
        .map((course) => ({
          course,
          asked: questionTypesOf(records, course),
          waived: course.prePurchaseWaiverId !== null,
        }))
      const plain = here.filter(
        ({ course, asked, waived }) => asked.length === 0 && !waived && course.extraIds.length === 0,
      )
      const waivers = here.filter(({ course, waived }) => waived && course.prePurchaseInductionId === null)
      expect(plain.length).toBeGreaterThan(0)
      expect(waivers.length).toBeGreaterThan(0)
      expect(here.some(({ asked }) => new Set(asked).size === questionTypes.length)).toBe(true)
    },
  )

  test('include nearly full, sold-out, free and members-only ones', () => {
    const almostFull = upcoming.filter(
      (course) => placesLeft(course) > 0 && placesLeft(course) <= Math.floor((course.maximum ?? 0) / 5),
    )
    expect(almostFull.length).toBeGreaterThan(0)
    expect(upcoming.filter((course) => placesLeft(course) === 0).length).toBeGreaterThan(0)
    expect(upcoming.filter(({ price }) => price === 0).length).toBeGreaterThan(0)
    expect(upcoming.filter(({ qualification }) => qualification === 'members').length).toBeGreaterThan(1)
  })

  test('include ones that are not open for booking yet, or no longer', () => {
    const futureWindows = courses.filter(
      (course) => course.firstBookableAt > lastMoment && course.startsAt > course.firstBookableAt,
    )
    const closed = courses.filter(
      (course) => (course.lastBookableAt ?? Infinity) < midnight && course.startsAt > lastMoment,
    )
    expect(futureWindows.length).toBeGreaterThan(0)
    expect(closed.length).toBeGreaterThan(0)
  })

  test('include started ones, with and without pro-rata sale, and finished ones', () => {
    const bookable = started.filter((course) => course.allowCustomerBookCourseAfterStart && placesLeft(course) > 0)
    const sessionsLeft = bookable.map((course) => [
      course.occurrences.filter(({ startsAt }) => startsAt > lastMoment).length,
      course.weeks,
    ])
    expect(sessionsLeft).toContainEqual([7, 12])
    expect(started.some((course) => !course.allowCustomerBookCourseAfterStart)).toBe(true)
    expect(courses.filter(({ endsAt }) => endsAt < midnight).length).toBeGreaterThan(1)
  })

  test('offer extras, some of them in short supply, and one needs an induction', () => {
    const short = records.pricingOptions.filter(({ stock }) => stock !== null).map(({ id }) => id)
    expect(upcoming.some(({ extraIds }) => extraIds.some((id) => short.includes(id)))).toBe(true)
    expect(upcoming.some(({ prePurchaseInductionId }) => prePurchaseInductionId !== null)).toBe(true)
    expect(new Set(records.restrictions.map(({ type }) => type))).toEqual(new Set(restrictionTypes))
  })

  function placesLeft(course: CourseRecord): number {
    return (course.maximum ?? Infinity) - (taken.get(course.id) ?? 0)
  }
})

function takenPlaces(records: SeedRecords): ReadonlyMap<string, number> {
  const taken = new Map<string, number>()
  for (const { scheduleId, status } of records.bundles) {
    if (status === 'settled') taken.set(scheduleId, (taken.get(scheduleId) ?? 0) + 1)
  }
  return taken
}

function questionTypesOf(records: SeedRecords, course: CourseRecord): readonly string[] {
  const sections = records.questionSections.filter(({ scheduleId }) => scheduleId === course.id)
  return sections.flatMap(({ questions }) => questions.map(({ type }) => type))
}
