import type { SeedRecords } from '@touchline/contract'
import type { BrowserContext, Page } from '@playwright/test'
import type { HostedSite } from '@touchline/sites'
import type { Sandbox } from '../support/sandbox.ts'
import type { Stack } from '../support/stack.ts'

export const widths = [375, 768, 1280] as const
export type Width = (typeof widths)[number]

/** Heights of the windows, by width. */
export const heights: Readonly<Record<Width, number>> = { 375: 740, 768: 1024, 1280: 900 }

/** The stage of a state: a browser tab on its own sandbox. */
export type Stage = {
  readonly page: Page
  readonly context: BrowserContext
  readonly sandbox: Sandbox
  readonly stack: Stack
}

/** A page of the site in one of its states. */
export type State = {
  /** Groups the pictures of a page's states. */
  readonly page: string
  readonly name: string
  /** The site of the page; the main site unless said. */
  readonly site?: HostedSite['name']
  /** The site's route; null for a page shown instead of any. */
  readonly route: string | null
  /** The opened address. */
  readonly at: string
  /** The logged-in persona; a visitor by default. */
  readonly persona?: string
  readonly scenario?: string
  /** Settings of `config.json` besides the stack's. */
  readonly settings?: Readonly<Record<string, unknown>>
  /** Records besides the seed's. */
  readonly data?: () => Partial<SeedRecords>
  /** Runs before the page opens. */
  readonly before?: (stage: Stage) => Promise<void>
  /** Runs on the page. */
  readonly act?: (stage: Stage) => Promise<void>
  /** All by default; some states exist at some widths only. */
  readonly widths?: readonly Width[]
  /** Captures the window instead of the whole page, for overlays. */
  readonly isOverlay?: true
  /** For a state that never settles: its waiting text. */
  readonly waitsWith?: 'Loading' | 'Loading…'
  /** The mock-up to compare with, `{mockup}-{width}[-{brand}].png`. */
  readonly mockup?: string
}

/** `page, name`: unique among the states. */
export function titleOf({ page, name }: State): string {
  return `${page}, ${name}`
}
