import type { Entity } from '@touchline/contract/client'
import { pounds } from '@touchline/money'
import { createContext, use } from 'react'
import type { Read } from '../api/keys.ts'
import { environment, knownEnvironment } from './environment.ts'

type WireClient = Entity<'Client'>

/** The client record as a platform may send it. */
export type Client = Read<WireClient>

export const ClientContext = createContext<Client | null>(null)

/** The client record read at the start. */
export function useClient(): Client {
  const client = use(ClientContext)
  if (!client) throw new Error('the client record was used before the site had started')
  return client
}

/** The site's name as far as it is known, for error pages before the start; null without one. */
export function useKnownAppName(): string | null {
  return use(ClientContext)?.name ?? knownEnvironment()?.config.appName ?? null
}

/** The site's name: from the client record, else the configuration. */
export function useAppName(): string {
  return useClient().name ?? environment().config.appName
}

/** Symbol of the client's currency, '£' by default. */
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
  /** Whether a browser may offer to translate the site; true unless the operator says otherwise. */
  readonly autoTranslate: boolean
}

/** The application's features: from the configuration, else the client record, else off. */
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
