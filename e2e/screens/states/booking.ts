import { courseThatChangedHands, fillBasket, fillWithCampDays } from '../../support/basket.ts'
import { press } from '../../support/buttons.ts'
import { addressOf } from '../addresses.ts'
import type { Stage, State } from '../state.ts'

const form = {
  page: 'course booking',
  route: '/courses/location/:venueSlug/:activitySlug/:courseSlug/book',
  mockup: 'form',
} as const
const basket = { page: 'basket', route: '/basket', at: '/basket', mockup: 'basket' } as const

const tumblers = addressOf.form('ashcombe', 'gymnastics', 'tumblers-6-to-9')
const badminton = addressOf.form('millwick', 'badminton', 'badminton-from-scratch')

/** By keyboard: a click ignores a disabled button that explains itself. */
const add = ({ page }: Stage) => press(page.getByRole('button', { name: 'Add to basket' }).first())

/** Colours cannot be judged while the message fades. */
async function added(stage: Stage): Promise<void> {
  await add(stage)
  const message = stage.page.getByText('Successfully added item to the basket.')
  await message.waitFor()
  await message.waitFor({ state: 'detached' })
}

async function withOneCourse({ sandbox }: Stage): Promise<void> {
  await fillBasket(sandbox, 'carys', 'badminton-from-scratch')
}

async function withSeveralCourses({ sandbox }: Stage): Promise<void> {
  for (const course of ['stroke-improvers', 'walking-football', 'tennis-for-beginners']) {
    await fillBasket(sandbox, 'amina', course)
  }
}

const withCampDays = ({ sandbox }: Stage) => fillWithCampDays(sandbox)

const attendees = { page: 'attendees', route: '/attendees', at: '/attendees', persona: 'amina' } as const

/** From the form of a course to the basket. */
export const bookingStates: readonly State[] = [
  { ...form, name: 'of a visitor', at: badminton },
  { ...form, name: 'with questions', at: tumblers, persona: 'amina' },
  { ...form, name: 'with problems', at: tumblers, persona: 'amina', act: add },
  {
    ...form,
    name: 'with a waiver and extras',
    at: addressOf.form('ashcombe', 'swimming-lessons', 'deep-water-confidence'),
    persona: 'amina',
  },
  {
    ...form,
    name: 'an induction is missing',
    at: addressOf.form('millwick', 'climbing', 'lead-climbing'),
    persona: 'carys',
  },
  { ...form, name: 'added', at: badminton, persona: 'carys', act: added },
  { ...form, name: 'in arrears', at: badminton, persona: 'dylan' },
  { ...form, name: 'ended', at: addressOf.form('ashcombe', 'yoga-and-pilates', 'sunrise-yoga'), persona: 'carys' },
  { ...basket, name: 'of a visitor' },
  { ...basket, name: 'empty', persona: 'carys' },
  { ...basket, name: 'one course', persona: 'carys', before: withOneCourse },
  { ...basket, name: 'several courses', persona: 'amina', before: withSeveralCourses },
  { ...basket, name: 'days of a camp with extras', persona: 'amina', before: withCampDays },
  {
    ...basket,
    name: 'the hold is about to end',
    persona: 'carys',
    async before(stage) {
      await withOneCourse(stage)
      await stage.sandbox.advance('PT14M')
    },
  },
  {
    ...basket,
    name: 'the hold has ended',
    persona: 'carys',
    before: withOneCourse,
    async act({ page, sandbox }) {
      await sandbox.advance('PT31M')
      await page.reload()
    },
  },
  { ...attendees, name: 'with a waiver', before: ({ sandbox }) => courseThatChangedHands(sandbox) },
  {
    ...attendees,
    name: 'with problems',
    before: ({ sandbox }) => courseThatChangedHands(sandbox),
    act: ({ page }) => press(page.getByRole('button', { name: 'Save and continue' })),
  },
  { ...attendees, name: 'nothing asked' },
]
