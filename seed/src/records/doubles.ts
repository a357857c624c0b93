import { normalEmail } from '@touchline/contract'
import type { SeedKind, SeedRecords } from '../seed-writer.ts'
import { writingOrder } from '../write-records.ts'
import { nouns } from './nouns.ts'
import { type Data, nameOf, type Place, type RecordProblem, titleOf } from './problem.ts'

/** Something that only one record may have: the record has it in a field, and another one is told so in a sentence. */
type Own = {
  readonly field: string
  /** Equal for records that exclude each other. */
  readonly key: string
  /** The beginning of the sentence, which ends with the other record. */
  readonly what: string
}
type Claim = Own & Place & { readonly title: string | undefined }

type Claims<Kind extends SeedKind> = (record: SeedRecords[Kind][number]) => readonly Own[]

const used = (field: string, what: string, ...values: readonly unknown[]): Own => ({
  field,
  key: JSON.stringify([what, ...values]),
  what: `${what} is used by`,
})
const same = (field: string, what: string, ...values: readonly unknown[]): Own => ({
  field,
  key: JSON.stringify([what, ...values]),
  what,
})
/** A list of a record that names nothing twice. */
const once = (field: string, record: unknown, ids: readonly unknown[]): readonly Own[] =>
  ids.map((id, index) => same(`${field}.${index}`, `${String(id)} is named twice by`, record))

/** The fields that are unique in a kind, besides its id. */
const claims: { readonly [Kind in SeedKind]?: Claims<Kind> } = {
  clients: ({ host }) => [
    host === null ? same('host', 'There is an organisation without a host already:') : used('host', `The host ${host}`),
  ],
  venues: ({ slug }) => [used('slug', `The slug ${slug}`, 'venues')],
  themes: ({ clientId, venueId }) => [
    same('venueId', 'The same organisation or venue has the theme', venueId ?? [clientId]),
  ],
  footers: ({ clientId, venueId }) => [
    same('venueId', 'The same organisation or venue has the footer', venueId ?? [clientId]),
  ],
  categories: ({ id, slug, venueIds }) => [
    used('slug', `The slug ${slug}`, 'categories'),
    ...once('venueIds', id, venueIds),
  ],
  partners: ({ key }) => [same('key', 'The same key is used by', key)],
  users: ({ uuid, reference, email }) => [
    used('uuid', `The uuid ${uuid}`),
    used('reference', `The reference ${reference}`),
    ...(email === null ? [] : [used('email', `The address ${addressOf(email)}`)]),
  ],
  linkedUsers: ({ ownerId, userId }) => [same('userId', 'The same two users are linked by', ownerId, userId)],
  tills: ({ userId, closedAt }) =>
    closedAt === null ? [same('userId', 'The same user has an open till already, in', userId)] : [],
  savedCards: ({ userId, provider, brand, lastFour, expiry }) => [
    same('lastFour', 'The same card of the same user is', userId, provider, brand, lastFour, expiry),
  ],
  waiverAgreements: ({ userId, restrictionId }) => [
    same('restrictionId', 'The same user has agreed to the same in', userId, restrictionId),
  ],
  schedules: ({ id, slug, venueId, categoryId, occurrences, extraIds }) => [
    same('slug', `At the same venue and in the same category, the slug ${slug} is used by`, venueId, categoryId),
    ...occurrences.flatMap((occurrence, index) => [
      used(`occurrences.${index}.id`, `The occurrence id ${occurrence.id}`),
      ...(occurrence.ticketIds ?? []).map((ticketId, ticket) =>
        used(`occurrences.${index}.ticketIds.${ticket}`, `The ticket id ${ticketId}`),
      ),
    ]),
    ...once('extraIds', id, extraIds),
  ],
  packages: ({ id, venueIds, contents }) => [
    ...once('venueIds', id, venueIds),
    ...contents.flatMap(({ options }, index) =>
      options.map(({ soldAt }, option) =>
        same(`contents.${index}.options.${option}`, 'The same is in this content twice, of', id, index, soldAt),
      ),
    ),
  ],
  waitlistEntries: ({ scheduleId, occurrenceId, userId }) => [
    same('userId', 'The same user waits for the same already, in', scheduleId, occurrenceId, userId),
  ],
  orders: ({ cartUuid, items }) => [
    used('cartUuid', `The basket ${cartUuid}`),
    ...items.flatMap(({ id, extras }, index) => [
      used(`items.${index}.id`, `The line id ${id}`),
      ...extras.map((extra, place) => used(`items.${index}.extras.${place}.id`, `The line id ${extra.id}`)),
    ]),
  ],
  ownedPackages: ({ orderItemId, guestPasses = [] }) => [
    used('orderItemId', `The order line ${orderItemId}`),
    ...guestPasses.map(({ code }, index) => used(`guestPasses.${index}.code`, `The code ${code}`)),
  ],
  bundles: ({ bookings }) => bookings.map(({ id }, index) => used(`bookings.${index}.id`, `The booking id ${id}`)),
  bookings: ({ id }) => [used('id', `The booking id ${id}`)],
}

/** E-mail addresses are compared without regard to case. */
function addressOf(email: string): string {
  return (normalEmail(email) ?? email.trim()).toLowerCase()
}

function claimsOf<Kind extends SeedKind>(data: Data, kind: Kind): readonly Claim[] {
  const records: readonly SeedRecords[Kind][number][] = data[kind] ?? []
  return records.flatMap((record, index) => {
    const own = 'id' in record && kind !== 'bookings' ? [used('id', `The id ${record.id}`, kind)] : []
    return [...own, ...(claims[kind]?.(record) ?? [])].map((claim) => ({
      ...claim,
      kind,
      index,
      title: titleOf(record),
    }))
  })
}

/** Two records, or a record and one of the seed, that have what only one can have. Names both. */
export function doubles(data: Data, present: Data, named: typeof nameOf = nameOf): readonly RecordProblem[] {
  const seeded = new Map(writingOrder.flatMap((kind) => claimsOf(present, kind)).map((claim) => [claim.key, claim]))
  const first = new Map<string, Claim>()
  // The same record twice is told once, not field by field.
  const isTold = new Set<string>()
  return writingOrder
    .flatMap((kind) => claimsOf(data, kind))
    .flatMap((claim) => {
      const { key, what, kind, index, field } = claim
      if (isTold.has(`${kind}.${index}`)) return []
      if (field === 'id' && (seeded.has(key) || first.has(key))) isTold.add(`${kind}.${index}`)
      const [ofSeed, own] = [seeded.get(key), first.get(key)]
      if (ofSeed) return [{ kind, index, field, says: `${what} ${ofTheSeed(ofSeed)}.` }]
      if (own) return [{ kind, index, field, says: `${what} ${named(own, own.title)}.` }]
      first.set(key, claim)
      return []
    })
}

function ofTheSeed({ kind, title }: Claim): string {
  return title === undefined ? `the seed's ${nouns[kind]}` : `the seed's ${nouns[kind]} ${title}`
}
