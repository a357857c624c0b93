import type { Locator, Page } from '@playwright/test'
import { addressOf } from '../screens/addresses.ts'
import { expect } from './test.ts'

/** One before its migration date, one after it: the same journeys at both. */
export const generations = [
  { venue: 'ashcombe', name: 'Ashcombe Leisure Centre', generation: 'v2' },
  { venue: 'porthwen', name: 'Canolfan Hamdden Porthwen Leisure Centre', generation: 'v1' },
] as const

export type Place = (typeof generations)[number]

export const windows = [
  { width: 1280, height: 900 },
  { width: 375, height: 740 },
] as const

/** Opens a day of an activity, and says which call was asked for it: `v2/timetable`, or `timetable` before the migration date. */
export async function openDay(page: Page, venue: Place['venue'], activity: string, day: string): Promise<string> {
  const asked = page.waitForResponse((answer) => /\/(?:timetable|times|slots)\?/.test(answer.url()) && answer.ok())
  await page.goto(addressOf.day(venue, activity, day))
  const call = /activity\/[^/]+\/(.+)\?/.exec((await asked).url())?.[1] ?? ''
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  return call
}

/** The panel of what is open. */
export const panelOf = (page: Page): Locator => page.getByRole('dialog')
