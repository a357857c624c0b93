import { languageCodes } from '@touchline/languages'
import { areaPrefixes } from '../../api/path.ts'
import type { Area } from '../../api/path.ts'
import { flag, listOf, namesOf, nullable, oneOf, settings, text } from './config-checks.ts'
import type { Check, ConfigProblem } from './config-checks.ts'

export type { ConfigProblem }

const originOrHere = text(/^(?:https?:\/\/[^/\s]+)?\/?$/, 'must be an origin such as https://api.example')
const basePath = text(/^(?:\/|https?:\/\/)\S*$/, 'must begin with / or http')
const pathTemplate = text(/^(?:\/|https?:\/\/)\S*$/, 'must be a path template such as /api/client')
const url = text(/^(?:\/|https?:\/\/)\S*$/, 'must be a path or a web address')
const someText = text(/./, 'must not be empty')
const site = nullable(originOrHere)

// One entry for each area of the contract; fromEntries forgets the keys.
const areas = Object.fromEntries(Object.keys(areaPrefixes).map((area) => [area, basePath])) as Record<
  Area,
  Check<string>
>

const kiosk = settings({ homeUrl: url }, { homeUrl: '/' })
const maps = settings(
  {
    provider: nullable(url),
    key: nullable(someText),
    country: text(/^[A-Z]{2}$/, 'must be a country code such as GB'),
  },
  { provider: null, key: null, country: 'GB' },
)

/** The runtime configuration: the same build serves any platform by this file alone. Left out means the default. */
const file = settings(
  {
    appName: someText,
    apiOrigin: originOrHere,
    basePaths: settings(areas, {}),
    /** Path templates by call name. */
    paths: namesOf(pathTemplate),
    /** Origins of the three sites; null for a site that does not exist. */
    sites: settings({ bookings: site, joining: site, account: site }, {}),
    /** Switches set here win over those of the client record. [S3-011] */
    switches: settings(
      {
        onlineJoiningEnabled: flag,
        campsAndCoursesBookingEnabled: flag,
        onlineGuestPassesEnabled: flag,
        autoTranslateEnabledForCustomer: flag,
      },
      {},
    ),
    /** The platform's payment provider names mapped onto the adapters of this client. */
    providerNames: namesOf(oneOf(['card-gateway', 'card-provider', 'session-provider'])),
    challengeMode: oneOf(['modal', 'redirect']),
    /** Those that visitors may choose from; the first is what the site speaks until they do. */
    languages: listOf(oneOf(languageCodes)),
    /** In which the operator writes of what there is; among words of another language a screen reader is told. */
    contentLanguage: oneOf(languageCodes),
    cookiePrefix: text(/^[A-Za-z0-9_-]+$/, 'may have letters, digits, _ and - only'),
    kiosk,
    maps,
    /** Where to go after an order instead of the confirmation page; orderId is appended. [P2-004] */
    successAddress: nullable(url),
    analyticsContainerIds: listOf(someText),
  },
  {
    appName: 'Bookings',
    apiOrigin: '',
    basePaths: {},
    paths: {},
    sites: {},
    switches: {},
    providerNames: {},
    challengeMode: 'modal',
    languages: languageCodes,
    contentLanguage: 'en',
    kiosk: { homeUrl: '/' },
    maps: { provider: null, key: null, country: 'GB' },
    successAddress: null,
    analyticsContainerIds: [],
  },
)

export type Config = ReturnType<typeof file>

export type ConfigResult =
  { readonly ok: true; readonly config: Config } | { readonly ok: false; readonly problems: readonly ConfigProblem[] }

/** Reads the content of config.json; every problem names its field. */
export function parseConfig(content: unknown): ConfigResult {
  const problems: ConfigProblem[] = []
  const config = file(content, '', problems)
  return problems.length === 0 ? { ok: true, config } : { ok: false, problems }
}
