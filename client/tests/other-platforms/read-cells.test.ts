import {
  listDates,
  listSlots,
  listSlotsV2,
  listTickets,
  listTimes,
  listTimesV2,
  listTimetable,
  listTimetableV2,
  listVenueCategories,
  readActivityClass,
} from '@touchline/contract/calls/activities'
import { listBookings } from '@touchline/contract/calls/bookings'
import { readOrder } from '@touchline/contract/calls/orders'
import { readCamp } from '@touchline/contract/calls/camps'
import { readCart } from '@touchline/contract/calls/carts'
import { readBookableCategory } from '@touchline/contract/calls/categories'
import { readCourse } from '@touchline/contract/calls/courses'
import { readRestriction } from '@touchline/contract/calls/restrictions'
import { readClient, readTheme } from '@touchline/contract/calls/site'
import { readUser } from '@touchline/contract/calls/users'
import { readVenue } from '@touchline/contract/calls/venues'
import { listUserWaitlists } from '@touchline/contract/calls/waitlists'
import { afterAll, describe, expect, test } from 'vitest'
import type { Entity } from '../../../e2e/stand-in/stated.ts'
import { wire } from '../../../e2e/stand-in/stated.ts'
import * as catalogue from '../../../e2e/stand-in/stated-catalogue.ts'
import * as dated from '../../../e2e/stand-in/stated-dated.ts'
import { courseItem } from '../../../e2e/stand-in/stated-items.ts'
import * as orders from '../../../e2e/stand-in/stated-orders.ts'
import type { ApiCall } from '../../src/api/exchange.ts'
import { toCamel } from '../../src/api/keys.ts'
import { readByShape } from '../../src/api/answers/read-answer.ts'
import type { Shape } from '../../src/api/answers/shape.ts'
import { cellsOf } from './cells.ts'
import type { Cell } from './cells.ts'
import { rowShape } from './read-as.ts'

const answers: readonly (readonly [ApiCall, Entity])[] = [
  [readTheme, catalogue.theme],
  [readClient, catalogue.client],
  [readVenue, catalogue.venue],
  [readBookableCategory, catalogue.category],
  [readCourse, catalogue.course],
  [readCamp, catalogue.camp],
  [readRestriction, catalogue.waiver],
  [readUser, orders.user],
  [readCart, orders.basket([courseItem], 5200)],
  [readOrder, orders.order],
  [listVenueCategories, dated.dancing],
  [listDates, dated.date],
  [listTimetable, dated.classOf(dated.numbers.class)],
  [listTimetableV2, dated.classOf(dated.ids.class)],
  [listSlots, dated.slotOf(dated.numbers.slot)],
  [listSlotsV2, dated.slotOf(dated.ids.slot)],
  [listTimes, dated.timeOf(dated.numbers.time)],
  [listTimesV2, dated.timeOf(dated.ids.time)],
  [listTickets, dated.ticket],
  [readActivityClass, dated.classOf(dated.ids.class)],
  [listBookings, dated.booking],
  [listUserWaitlists, dated.waiting],
]

/** Without these a price or a time is meaningless, so the whole of it is lost. */
const vital = new Set(['value', 'utc', 'local', 'format_24_hour'])

/** An address, and a booking's order, are stated, but not their parts. */
const partsUnstated = /^(?:address$|order\.)/

function read(shape: Shape, body: unknown) {
  const told: { readonly path: string; readonly got: string }[] = []
  const reading = readByShape(shape, body, (path, _expected, got) => told.push({ path, got }))
  if (!reading.isReadable) throw new Error('one field took the whole answer with it')
  return { value: reading.value, told }
}

/** The differences of two readings, as paths in the client's spelling. */
function differences(a: unknown, b: unknown, path = ''): readonly string[] {
  if (Object.is(a, b)) return []
  const bothRecords = [a, b].every((value) => typeof value === 'object' && value !== null)
  if (!bothRecords || Array.isArray(a) !== Array.isArray(b)) return [path]
  const [left, right] = [a as Readonly<Record<string, unknown>>, b as Readonly<Record<string, unknown>>]
  if (Array.isArray(a) && Object.keys(left).length !== Object.keys(right).length) return [path]
  const names = new Set([...Object.keys(left), ...Object.keys(right)])
  return [...names].flatMap((name) => differences(left[name], right[name], path === '' ? name : `${path}.${name}`))
}

/** The smallest part that a field can take with it: itself, or the value it is vital to. */
function reachOf({ path }: Cell): string {
  const steps = vital.has(String(path.at(-1))) ? path.slice(0, -1) : path
  const people = steps.indexOf('instructors')
  return (people < 0 ? steps : steps.slice(0, people + 1)).map((step) => toCamel(String(step))).join('.')
}

let count = 0
afterAll(() => void process.stdout.write(`stated fields read: ${count} cells\n`))

describe.each(answers.map(([call, answer]) => [call.name, call, answer] as const))('%s', (_, call, answer) => {
  const shape = rowShape(call)
  const whole = read(shape, wire(answer))

  test('is read whole, and additions to it are ignored', () => {
    expect(whole.told.filter(({ path }) => !partsUnstated.test(path))).toEqual(
      // No document has a call for an order: it is read as the basket it was.
      call.name === 'readOrder' ? whole.told : [],
    )
    const more = { ...(wire(answer) as object), unheard_of: { data: [] } }
    expect(read(shape, more).value).toEqual(whole.value)
  })

  test('each stated field can be missing alone, and nothing else is lost with it', () => {
    for (const cell of cellsOf(answer)) {
      const { value, told } = read(shape, cell.body)
      const at = `${cell.place} ${cell.loss} [${cell.section}]`
      const reach = reachOf(cell)
      expect(
        differences(whole.value, value).filter((path) => path !== reach && !path.startsWith(`${reach}.`)),
        at,
      ).toEqual([])
      const news = told.filter(({ path, got }) => !whole.told.some((old) => old.path === path && old.got === got))
      expect(news.length, `${at} is told at most once`).toBeLessThanOrEqual(1)
      if (differences(whole.value, value).length > 0 && cell.loss === 'of another type') {
        expect(
          news.map(({ path }) => path),
          `${at} is told`,
        ).toHaveLength(1)
      }
      count += 1
    }
  })
})
