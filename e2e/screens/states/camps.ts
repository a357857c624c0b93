import { press } from '../../support/buttons.ts'
import { addressOf } from '../addresses.ts'
import type { Stage, State } from '../state.ts'
import { afterEverything } from './finding.ts'

const categories = { page: 'camp categories', route: '/camps/location/:venueSlug' } as const
const list = { page: 'camps', route: '/camps/location/:venueSlug/:activitySlug', mockup: 'list' } as const
const timetable = {
  page: 'camp timetable',
  route: '/camps/location/:venueSlug/:activitySlug/timetable',
  mockup: 'timetable',
} as const
const details = {
  page: 'camp details',
  route: '/camps/location/:venueSlug/:activitySlug/timetable/:campSlug',
  mockup: 'details',
} as const
const form = {
  page: 'camp booking',
  route: '/camps/location/:venueSlug/:activitySlug/:campSlug/book',
  mockup: 'camp',
} as const

const fortnight = addressOf.campForm('ashcombe', 'holiday-camps', 'woods-and-water-fortnight')
const meadow = addressOf.campForm('ashcombe', 'holiday-camps', 'river-meadow-camp')
const climbing = addressOf.campForm('millwick', 'sports-camps', 'climb-and-create-days')

/** By name, in the form's own choice. */
const forChild =
  (name: RegExp) =>
  async ({ page }: Stage): Promise<void> => {
    await page.getByRole('radiogroup', { name: 'Who is it for?' }).getByText(name).click()
  }

/** By keyboard: a click ignores a disabled button that explains itself. */
const add = ({ page }: Stage) => press(page.getByRole('button', { name: 'Add to basket' }).first())

/** Camps from their categories to the form: whole, by the day, under way, full. */
export const campStates: readonly State[] = [
  { ...categories, name: 'some', at: addressOf.campCategories('ashcombe') },
  {
    ...categories,
    name: 'none',
    at: addressOf.campCategories('ashcombe'),
    before: ({ sandbox }) => sandbox.advance(afterEverything),
  },
  { ...list, name: 'some', at: addressOf.camps('ashcombe', 'holiday-camps') },
  { ...list, name: 'of a parent', at: addressOf.camps('millwick', 'sports-camps'), persona: 'amina' },
  { ...list, name: 'sold out', at: addressOf.camps('porthwen', 'holiday-camps'), persona: 'carys' },
  {
    ...list,
    name: 'none',
    at: addressOf.camps('ashcombe', 'holiday-camps'),
    before: ({ sandbox }) => sandbox.advance(afterEverything),
  },
  { ...timetable, name: 'a week', at: addressOf.campTimetable('millwick', 'sports-camps') },
  {
    ...details,
    name: 'some days left',
    at: addressOf.campDetails('ashcombe', 'holiday-camps', 'woods-and-water-fortnight'),
  },
  {
    ...details,
    name: 'whole only',
    at: addressOf.campDetails('porthwen', 'holiday-camps', 'wythnos-y-traeth'),
    persona: 'amina',
  },
  { ...details, name: 'sold out', at: addressOf.campDetails('porthwen', 'holiday-camps', 'junior-lifeguards') },
  {
    ...details,
    name: 'under way',
    at: addressOf.campDetails('millwick', 'sports-camps', 'railway-yard-football-camp'),
    persona: 'amina',
  },
  { ...form, name: 'of a visitor', at: climbing },
  { ...form, name: 'nobody named yet', at: meadow, persona: 'amina' },
  { ...form, name: 'for nobody of the age', at: meadow, persona: 'carys' },
  { ...form, name: 'entire camp', at: meadow, persona: 'amina', act: forChild(/Idris Rahman/) },
  { ...form, name: 'some days booked', at: meadow, persona: 'amina', act: forChild(/Safiya Rahman/) },
  { ...form, name: 'by dates, one full', at: fortnight, persona: 'amina', act: forChild(/Safiya Rahman/) },
  {
    ...form,
    name: 'whole only',
    at: addressOf.campForm('porthwen', 'holiday-camps', 'wythnos-y-traeth'),
    persona: 'amina',
    act: forChild(/Safiya Rahman/),
  },
  {
    ...form,
    name: 'under way',
    at: addressOf.campForm('millwick', 'sports-camps', 'railway-yard-football-camp'),
    persona: 'amina',
    act: forChild(/Idris Rahman/),
  },
  { ...form, name: 'with problems', at: climbing, persona: 'carys', act: add },
  {
    ...form,
    name: 'added',
    at: fortnight,
    persona: 'amina',
    async act(stage) {
      const { page } = stage
      await forChild(/Safiya Rahman/)(stage)
      await page.getByLabel('Emergency telephone number').fill('07700 900123')
      await page.getByLabel('Is there food that they should not have?').selectOption({ index: 1 })
      await page.getByRole('checkbox', { name: /I have read and agree/ }).check()
      await add(stage)
    },
  },
]
