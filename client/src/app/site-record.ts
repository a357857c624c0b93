import type { Entity } from '@touchline/contract/client'
import { pounds } from '@touchline/money'
import { createContext, use } from 'react'
import type { Read } from '../api/keys.ts'
import { environment, knownEnvironment } from './environment.ts'

type WireClient = Entity<'Client'>

/** The client record as a platform may send it. [S3-008, S3-009] */
export type Client = Read<WireClient>

export const ClientContext = createContext<Client | null>(null)

/** The client record that was read when the site started. */
export function useClient(): Client {
  const client = use(ClientContext)
  if (!client) throw new Error('the client record was used before the site had started')
  return client
}

/** What the site is called as far as it is known, for pages that stand in before it has started; null for nothing. */
export function useKnownAppName(): string | null {
  return use(ClientContext)?.name ?? knownEnvironment()?.config.appName ?? null
}

/** What the site is called: as the client record says, else as the configuration does. */
export function useAppName(): string {
  return useClient().name ?? environment().config.appName
}

/** Symbol of the client's currency, '£' by default. [S9-001] */
export function currencySymbolOf({ currency }: Pick<Client, 'currency'>): string {
  return currency?.symbol ?? pounds.symbol
}

export function useCurrencySymbol(): string {
  return currencySymbolOf(useClient())
}

export type Switches = {
  readonly onlineJoining: boolean
  readonly campsAndCourses: boolean
  readonly onlineGuestPasses: boolean
  /** Whether a browser may offer its own translation of what the site says; it may unless the operator says otherwise. */
  readonly autoTranslate: boolean
}

/** What the application offers: the configuration decides where it speaks, else the client record, else off. [S3-010, C-15] */
export function useSwitches(): Switches {
  const { switches } = environment().config
  const client = useClient()
  return {
    onlineJoining: switches.onlineJoiningEnabled ?? client.onlineJoiningEnabled ?? false,
    campsAndCourses: switches.campsAndCoursesBookingEnabled ?? client.campsAndCoursesBookingEnabled ?? false,
    autoTranslate: switches.autoTranslateEnabledForCustomer ?? true,
    onlineGuestPasses: switches.onlineGuestPassesEnabled ?? client.onlineGuestPassesEnabled ?? false,
  }
}
