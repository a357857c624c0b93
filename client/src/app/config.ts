import * as z from 'zod/mini'
import { areaPrefixes } from '../api/path.ts'

const originOrHere = z
  .string()
  .check(z.regex(/^(?:https?:\/\/[^/\s]+)?\/?$/, 'must be an origin such as https://api.example'))
const basePath = z.string().check(z.regex(/^(?:\/|https?:\/\/)\S*$/, 'must begin with / or http'))
const pathTemplate = z.string().check(z.regex(/^(?:\/|https?:\/\/)\S*$/, 'must be a path template such as /api/client'))
const url = z.string().check(z.regex(/^(?:\/|https?:\/\/)\S*$/, 'must be a path or a web address'))
const someText = z.string().check(z.minLength(1))

const areas = z.strictObject(
  // One optional entry for each area of the contract; fromEntries forgets the keys.
  Object.fromEntries(Object.keys(areaPrefixes).map((area) => [area, z.optional(basePath)])) as Record<
    keyof typeof areaPrefixes,
    z.ZodMiniOptional<typeof basePath>
  >,
)

/** The runtime configuration: the same build serves any platform by this file alone. Left out means the default. */
const fileSchema = z.strictObject({
  appName: z._default(someText, 'Bookings'),
  apiOrigin: z._default(originOrHere, ''),
  basePaths: z._default(areas, {}),
  /** Path templates by call name. */
  paths: z._default(z.record(z.string(), pathTemplate), {}),
  /** Origins of the three sites; null for a site that does not exist. */
  sites: z._default(
    z.strictObject({
      bookings: z.optional(z.nullable(originOrHere)),
      joining: z.optional(z.nullable(originOrHere)),
      account: z.optional(z.nullable(originOrHere)),
    }),
    {},
  ),
  /** Switches set here win over those of the client record. [S3-011] */
  switches: z._default(
    z.strictObject({
      onlineJoiningEnabled: z.optional(z.boolean()),
      campsAndCoursesBookingEnabled: z.optional(z.boolean()),
      onlineGuestPassesEnabled: z.optional(z.boolean()),
      autoTranslateEnabledForCustomer: z.optional(z.boolean()),
    }),
    {},
  ),
  /** The platform's payment provider names mapped onto the adapters of this client. */
  providerNames: z._default(z.record(z.string(), z.enum(['card-gateway', 'card-provider', 'session-provider'])), {}),
  challengeMode: z._default(z.enum(['modal', 'redirect']), 'modal'),
  cookiePrefix: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]+$/, 'may have letters, digits, _ and - only'))),
  kiosk: z._default(z.strictObject({ homeUrl: z._default(url, '/') }), { homeUrl: '/' }),
  maps: z._default(
    z.strictObject({
      provider: z._default(z.nullable(url), null),
      key: z._default(z.nullable(someText), null),
      country: z._default(z.string().check(z.regex(/^[A-Z]{2}$/, 'must be a country code such as GB')), 'GB'),
    }),
    { provider: null, key: null, country: 'GB' },
  ),
  /** Where to go after an order instead of the confirmation page; orderId is appended. [P2-004] */
  successAddress: z._default(z.nullable(url), null),
  analyticsContainerIds: z._default(z.array(someText), []),
})

export type Config = z.output<typeof fileSchema>

export type ConfigProblem = { readonly field: string; readonly message: string }

type Issue = { readonly message: string; readonly code?: string | undefined; readonly expected?: unknown }

/** Our checks say what is wanted; for the rest there is the type that was expected. */
function messageOf(issue: Issue): string {
  if (issue.code === 'unrecognized_keys') return 'is not a setting of this site'
  return typeof issue.expected === 'string' ? `must be of type ${issue.expected}` : issue.message
}

export type ConfigResult =
  { readonly ok: true; readonly config: Config } | { readonly ok: false; readonly problems: readonly ConfigProblem[] }

/** Reads the content of config.json; every problem names its field. */
export function parseConfig(content: unknown): ConfigResult {
  const parsed = fileSchema.safeParse(content)
  if (parsed.success) return { ok: true, config: parsed.data }
  return {
    ok: false,
    problems: parsed.error.issues.map((issue) => ({
      field:
        issue.path.map(String).join('.') || (issue.code === 'unrecognized_keys' ? issue.keys.join(', ') : 'the file'),
      message: messageOf(issue),
    })),
  }
}
