import { languageCodes } from '@touchline/languages'
import { areaPrefixes } from '@touchline/routing'
import type { Area } from '@touchline/routing'
import * as z from 'zod/mini'
import { adapterNames } from './adapter-names.ts'
import { problemsIn } from './config-problems.ts'
import type { ConfigProblem } from './config-problems.ts'

export type { ConfigProblem }

// The pages of the sites forbid code that is made of text, which the library would otherwise try to write.
z.config({ jitless: true })

/** A text of a form; `message` says which. */
const text = (form: RegExp, message: string) => z.string().check(z.regex(form, message))

const originOrHere = text(/^(?:https?:\/\/[^/\s]+)?\/?$/, 'must be an origin such as https://api.example')
const basePath = text(/^(?:\/|https?:\/\/)\S*$/, 'must begin with / or http')
const pathTemplate = text(/^(?:\/|https?:\/\/)\S*$/, 'must be a path template such as /api/client')
const url = text(/^(?:\/|https?:\/\/)\S*$/, 'must be a path or a web address')
const someText = text(/./, 'must not be empty')
const site = z.optional(z.nullable(originOrHere))
const link = z.optional(url)
const flag = z.optional(z.boolean())

// One entry for each area of the contract; fromEntries forgets the keys.
const areas = Object.fromEntries(Object.keys(areaPrefixes).map((area) => [area, z.optional(basePath)])) as Record<
  Area,
  z.ZodMiniOptional<typeof basePath>
>

const noKiosk = { homeUrl: '/' }
const noMaps = { provider: null, key: null, country: 'GB' }

/** The runtime configuration: the same build serves any platform by this file alone. Left out means the default. */
const ConfigFile = z.strictObject({
  appName: z._default(someText, 'Bookings'),
  apiOrigin: z._default(originOrHere, ''),
  basePaths: z._default(z.strictObject(areas), {}),
  /** Path templates by call name. */
  paths: z._default(z.record(z.string(), pathTemplate), {}),
  /** Origins of the sites; null for a site that does not exist. */
  sites: z._default(z.strictObject({ bookings: site, joining: site, account: site }), {}),
  /** Switches set here win over those of the client record. */
  switches: z._default(
    z.strictObject({
      onlineJoiningEnabled: flag,
      campsAndCoursesBookingEnabled: flag,
      onlineGuestPassesEnabled: flag,
      autoTranslateEnabledForCustomer: flag,
    }),
    {},
  ),
  /** The platform's payment provider names mapped onto the adapters of this client. */
  providerNames: z._default(z.record(z.string(), z.enum(adapterNames)), {}),
  challengeMode: z._default(z.enum(['modal', 'redirect']), 'modal'),
  /** Those that visitors may choose from; the first is what the site speaks until they do. */
  languages: z._default(z.array(z.enum(languageCodes)), [...languageCodes]),
  /** In which the operator writes of what there is; among words of another language a screen reader is told. */
  contentLanguage: z._default(z.enum(languageCodes), 'en'),
  /** Whether the account site keeps its files on the device, for visits without a connection; false removes them. */
  offline: z._default(z.boolean(), true),
  /** Origins whose pages may embed the site: the frame speaks with these only. The server's header must name them too. */
  frameAncestors: z._default(
    z.array(text(/^https?:\/\/[^*/\s]+$/, 'must be an origin such as https://partner.example')),
    [],
  ),
  cookiePrefix: z.optional(text(/^[A-Za-z0-9_-]+$/, 'may have letters, digits, _ and - only')),
  kiosk: z._default(z.strictObject({ homeUrl: z._default(url, noKiosk.homeUrl) }), noKiosk),
  maps: z._default(
    z.strictObject({
      provider: z._default(z.nullable(url), noMaps.provider),
      key: z._default(z.nullable(someText), noMaps.key),
      country: z._default(text(/^[A-Z]{2}$/, 'must be a country code such as GB'), noMaps.country),
    }),
    noMaps,
  ),
  /** Pages of the operator that the footer names. */
  links: z._default(z.strictObject({ help: link, accessibility: link, privacy: link }), {}),
  /** Where to go after an order instead of the confirmation page; orderId is appended. */
  successAddress: z._default(z.nullable(url), null),
  analyticsContainerIds: z._default(z.array(someText), []),
})

export type Config = z.output<typeof ConfigFile>

export type ConfigResult =
  { readonly ok: true; readonly config: Config } | { readonly ok: false; readonly problems: readonly ConfigProblem[] }

/** Reads the content of config.json; every problem names its field. */
export function parseConfig(content: unknown): ConfigResult {
  const read = ConfigFile.safeParse(content)
  return read.success ? { ok: true, config: read.data } : { ok: false, problems: problemsIn(read.error) }
}
