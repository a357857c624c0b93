import type { Locator, Page } from '@playwright/test'
import { addressOf } from '../screens/addresses.ts'
import { expect } from './test.ts'
import { desktop, isEverywhere, phone } from './windows.ts'

/** One venue before its migration date and one after it: the same journeys at both. */
const generations = [
  { venue: 'ashcombe', name: 'Ashcombe Leisure Centre', generation: 'v2' },
  { venue: 'porthwen', name: 'Canolfan Hamdden Porthwen Leisure Centre', generation: 'v1' },
] as const

export type Place = (typeof generations)[number]

export const windows = [desktop, phone] as const

/** The venues for a journey in a window: each run covers both generations. */
export function placesIn(window: (typeof windows)[number]): readonly Place[] {
  return generations.filter((_, index) => isEverywhere || windows[index] === window)
}

/** Opens a day of an activity and names the call it used: `v2/timetable`, or `timetable` before the migration date. */
export async function openDay(page: Page, venue: Place['venue'], activity: string, day: string): Promise<string> {
  const asked = page.waitForResponse((answer) => /\/(?:timetable|times|slots)\?/.test(answer.url()) && answer.ok())
  await page.goto(addressOf.day(venue, activity, day))
  const call = /activity\/[^/]+\/(.+)\?/.exec((await asked).url())?.[1] ?? ''
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  return call
}

/** The open panel. */
export const panelOf = (page: Page): Locator => page.getByRole('dialog')
