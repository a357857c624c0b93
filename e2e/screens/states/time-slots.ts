import { addCourt } from '../../support/basket.ts'
import { addressOf } from '../addresses.ts'
import type { Stage, State } from '../state.ts'
import { afterEverything } from './finding.ts'

const group = { page: 'sub activity', route: '/location/:venueSlug/:activitySlug' } as const
const slots = {
  page: 'time slot',
  route: '/location/:venueSlug/:activitySlug/:dateSlug/:type?/*',
  mockup: 'timetable',
} as const

// The seed's day is Tuesday 7 April 2026, ten in the morning.
const tuesday = '2026-04-07'
const wednesday = '2026-04-08'
const thursday = '2026-04-09'

const { classes, swims, courts } = { classes: 'fitness-classes', swims: 'public-swims', courts: 'badminton-courts' }

async function open({ page }: Stage, name: RegExp): Promise<void> {
  await page.getByRole('main').getByRole('link', { name }).first().click()
  await page.getByRole('dialog').waitFor()
}

/** Activities booked by date: days, lists, the grid, and each panel. */
export const timeSlotStates: readonly State[] = [
  { ...group, name: 'a group', at: addressOf.activity('ashcombe', 'fitness') },
  {
    ...group,
    name: 'a group of which all is over',
    at: addressOf.activity('ashcombe', 'fitness'),
    before: ({ sandbox }) => sandbox.advance(afterEverything),
  },
  { ...slots, name: 'classes of today', at: addressOf.day('ashcombe', classes, tuesday) },
  { ...slots, name: 'classes of a parent', at: addressOf.day('ashcombe', classes, wednesday), persona: 'amina' },
  { ...slots, name: 'classes of a member', at: addressOf.day('ashcombe', classes, thursday), persona: 'ben' },
  {
    ...slots,
    name: 'classes of somebody in arrears',
    at: addressOf.day('ashcombe', classes, thursday),
    persona: 'dylan',
  },
  { ...slots, name: 'classes before the migration date', at: addressOf.day('porthwen', classes, thursday) },
  {
    ...slots,
    name: 'classes, narrowed down',
    at: `${addressOf.day('ashcombe', classes, thursday)}?from=17:00&available=1`,
    persona: 'ben',
  },
  {
    ...slots,
    name: 'classes, the window of time open',
    at: addressOf.day('ashcombe', classes, thursday),
    act: ({ page }) => page.getByRole('button', { name: 'Any time' }).click(),
    isOverlay: true,
  },
  { ...slots, name: 'nothing fits', at: `${addressOf.day('ashcombe', classes, thursday)}?to=06:00` },
  { ...slots, name: 'nothing on the day', at: addressOf.day('ashcombe', classes, '2026-04-12') },
  {
    ...slots,
    name: 'nothing any more',
    at: addressOf.day('ashcombe', classes, 'next'),
    before: ({ sandbox }) => sandbox.advance(afterEverything),
  },
  {
    ...slots,
    name: 'a class open',
    at: addressOf.day('ashcombe', classes, thursday),
    persona: 'amina',
    act: (stage) => open(stage, /^Book Body pump/),
    isOverlay: true,
  },
  {
    ...slots,
    name: 'a class open to somebody in arrears',
    at: addressOf.day('ashcombe', classes, thursday),
    persona: 'dylan',
    act: (stage) => open(stage, /^Book Body pump/),
    isOverlay: true,
  },
  {
    ...slots,
    name: 'a class with a waiver open',
    at: addressOf.day('ashcombe', classes, thursday),
    persona: 'carys',
    act: (stage) => open(stage, /^Book Aqua fit/),
    isOverlay: true,
  },
  {
    ...slots,
    name: 'a class that cannot be booked open',
    at: addressOf.day('ashcombe', classes, thursday),
    persona: 'carys',
    act: (stage) => open(stage, /^Members’ swim fit/),
    isOverlay: true,
  },
  { ...slots, name: 'swims', at: addressOf.day('ashcombe', swims, thursday), persona: 'carys' },
  {
    ...slots,
    name: 'tickets open',
    at: addressOf.day('ashcombe', swims, thursday),
    persona: 'carys',
    act: (stage) => open(stage, /^Choose tickets/),
    isOverlay: true,
  },
  {
    ...slots,
    name: 'tickets that a package pays for',
    at: addressOf.day('ashcombe', swims, thursday),
    persona: 'amina',
    act: (stage) => open(stage, /^Choose tickets/),
    isOverlay: true,
  },
  { ...slots, name: 'classes of a stranger', at: addressOf.day('ashcombe', classes, thursday) },
  {
    ...slots,
    name: 'a class for members open to a stranger',
    at: addressOf.day('ashcombe', classes, thursday),
    act: (stage) => open(stage, /^Members’ swim fit/),
    isOverlay: true,
  },
  { ...slots, name: 'courts of today', at: addressOf.day('ashcombe', courts, tuesday), persona: 'carys' },
  { ...slots, name: 'courts', at: addressOf.day('ashcombe', courts, thursday), persona: 'ben' },
  {
    ...slots,
    name: 'classes of somebody who is busy',
    at: addressOf.day('ashcombe', classes, thursday),
    persona: 'ben',
    before: ({ sandbox }) => addCourt(sandbox, 'ben', thursday),
  },
  {
    ...slots,
    name: 'a court open',
    at: addressOf.day('ashcombe', courts, thursday),
    persona: 'ben',
    act: (stage) => open(stage, /^Book Court/),
    isOverlay: true,
  },
]
