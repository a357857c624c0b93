import type { SeedRecords } from '@touchline/contract'
import type { BrowserContext, Page } from '@playwright/test'
import type { HostedSite } from '@touchline/sites'
import type { Sandbox } from '../support/sandbox.ts'
import type { Stack } from '../support/stack.ts'

export const widths = [375, 768, 1280] as const
export type Width = (typeof widths)[number]

/** Of the windows, by width. */
export const heights: Readonly<Record<Width, number>> = { 375: 740, 768: 1024, 1280: 900 }

/** Where a state is shown: a tab of a browser on a sandbox of its own. */
export type Stage = {
  readonly page: Page
  readonly context: BrowserContext
  readonly sandbox: Sandbox
  readonly stack: Stack
}

/** A page of the site in one of its states. */
export type State = {
  /** Groups the pictures; the same for all states of a page. */
  readonly page: string
  readonly name: string
  /** The site of the page; the main site unless said. */
  readonly site?: HostedSite['name']
  /** The route of the site that it is about; null for what stands in for any page. */
  readonly route: string | null
  /** The address that is opened. */
  readonly at: string
  /** Who is logged in; a visitor otherwise. */
  readonly persona?: string
  readonly scenario?: string
  /** Records beside those of the seed. */
  readonly data?: () => Partial<SeedRecords>
  /** What has happened before the page is opened. */
  readonly before?: (stage: Stage) => Promise<void>
  /** What is done on the page. */
  readonly act?: (stage: Stage) => Promise<void>
  /** All of them unless given: some states are not there at every width. */
  readonly widths?: readonly Width[]
  /** The window is the picture, not the page in its whole length: for what lies over the page. */
  readonly isOverlay?: true
  /** Never comes to rest, as the answers it waits for do not come; the words that say so. */
  readonly waitsWith?: 'Loading' | 'Loading…'
  /** A picture of how it is meant to look, `{mockup}-{width}[-{brand}].png`. */
  readonly mockup?: string
}

/** `page, name`: what tells a state from all others. */
export function titleOf({ page, name }: State): string {
  return `${page}, ${name}`
}
