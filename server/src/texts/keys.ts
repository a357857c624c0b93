import type account from './en/account.json'
import type bookings from './en/bookings.json'
import type carts from './en/carts.json'
import type categories from './en/categories.json'
import type checkouts from './en/checkouts.json'
import type dates from './en/dates.json'
import type documents from './en/documents.json'
import type errors from './en/errors.json'
import type fields from './en/fields.json'
import type heads from './en/heads.json'
import type http from './en/http.json'
import type integrations from './en/integrations.json'
import type mails from './en/mails.json'
import type memberships from './en/memberships.json'
import type orders from './en/orders.json'
import type payments from './en/payments.json'
import type penalties from './en/penalties.json'
import type people from './en/people.json'
import type programme from './en/programme.json'
import type questions from './en/questions.json'
import type reasons from './en/reasons.json'
import type sandbox from './en/sandbox.json'
import type waitlists from './en/waitlists.json'

/** The namespaces: a file of each in the folder of every language. */
type Catalogue = {
  readonly account: typeof account
  readonly bookings: typeof bookings
  readonly carts: typeof carts
  readonly categories: typeof categories
  readonly checkouts: typeof checkouts
  readonly dates: typeof dates
  readonly documents: typeof documents
  readonly errors: typeof errors
  readonly fields: typeof fields
  readonly heads: typeof heads
  readonly http: typeof http
  readonly integrations: typeof integrations
  readonly mails: typeof mails
  readonly memberships: typeof memberships
  readonly orders: typeof orders
  readonly payments: typeof payments
  readonly penalties: typeof penalties
  readonly people: typeof people
  readonly programme: typeof programme
  readonly questions: typeof questions
  readonly reasons: typeof reasons
  readonly sandbox: typeof sandbox
  readonly waitlists: typeof waitlists
}

type Plural = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
/** i18next finds `places_one` and `places_other` by `places`. */
type Base<Key extends string> = Key extends `${infer Stem}_${Plural}` ? Stem : Key

/** The key of a text: `carts:too_much`. */
export type TextKey = {
  [Namespace in keyof Catalogue]: `${Namespace}:${Base<keyof Catalogue[Namespace] & string>}`
}[keyof Catalogue]
