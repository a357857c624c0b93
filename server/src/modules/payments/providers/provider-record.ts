import type { z } from 'zod'
import type { Provider } from './provider.ts'
import type { GatewayClient } from './simulated-gateway/gateway-client.ts'

export type ProviderFeatures = {
  /** The card is entered in a session of the provider, and payments go by the calls of sessions. payments.md 6.8 */
  readonly bySession: boolean
  /** The simulated gateway plays it, so the rules of a sandbox compare its books with ours. */
  readonly isSimulated: boolean
}

/** Addresses that pages of the sites use while somebody pays, as sources of their content security policy. */
export type PageSources = {
  readonly connect: readonly string[]
  readonly script: readonly string[]
  readonly frame: readonly string[]
  readonly form: readonly string[]
}

/** The platform that a provider works for: a sandbox, or the one of customers. */
export type Merchant = {
  readonly id: string
  /** Where the provider tells of events. */
  readonly webhookUrl: string
  /** Origins whose pages take part in a payment. */
  readonly origins: readonly string[]
  /** For the providers that the simulated gateway plays. */
  readonly simulated: GatewayClient
}

/** A provider with its settings read. */
export type ConfiguredProvider = {
  readonly name: string
  readonly features: ProviderFeatures
  readonly sources: PageSources
  readonly open: (merchant: Merchant) => Provider
}

export type Environment = Readonly<Record<string, string | undefined>>

/** Everything that the platform knows of a provider; its folder exports one. */
export type ProviderRecord = {
  readonly name: string
  /** Undefined without the variable that it needs. Throws a ZodError for settings that are not right. */
  readonly configure: (environment: Environment) => ConfiguredProvider | undefined
}

type Declaration<Settings> = {
  readonly name: string
  readonly features: ProviderFeatures
  /** The variable without which a platform does not have the provider; left out, it always has it. */
  readonly needs?: string
  /** Of the provider's own environment variables. */
  readonly settings: z.ZodType<Settings>
  readonly sources: (settings: Settings) => PageSources
  readonly port: (settings: Settings, merchant: Merchant) => Provider
}

/** Segments of the checkout paths. payments.md 2.1 */
const reserved: ReadonlySet<string> = new Set(['prepare', 'authorise', 'complete', 'session', 'pay'])

/** The record of a provider. Throws for a name that is a segment of the checkout paths. */
export function providerRecord<Settings>(declared: Declaration<Settings>): ProviderRecord {
  const { name, features, needs, settings: schema, sources, port } = declared
  if (reserved.has(name)) throw new Error(`a provider cannot have the reserved name ${name}`)
  return {
    name,
    configure(environment) {
      if (needs !== undefined && environment[needs] === undefined) return undefined
      const settings = schema.parse(environment)
      return { name, features, sources: sources(settings), open: (merchant) => port(settings, merchant) }
    },
  }
}
