import type { ParseKeys } from 'i18next'
import type account from './en/account.json'
import type activities from './en/activities.json'
import type checkout from './en/checkout.json'
import type common from './en/common.json'
import type courses from './en/courses.json'
import type desk from './en/desk.json'
import type flow from './en/flow.json'
import type home from './en/home.json'

/** The English texts by namespace: they say which keys there are. */
export type Texts = {
  readonly account: typeof account
  readonly activities: typeof activities
  readonly checkout: typeof checkout
  readonly common: typeof common
  readonly courses: typeof courses
  readonly desk: typeof desk
  readonly flow: typeof flow
  readonly home: typeof home
}

export type Namespace = keyof Texts

/** The key of a text with its namespace, such as `common:titles.home`; of a text that counts, without its form. */
export type TextKey<N extends Namespace = Namespace> = { [K in N]: `${K}:${ParseKeys<K>}` }[N]

declare module 'i18next' {
  interface CustomTypeOptions {
    strictKeyChecks: true
  }
  interface ResourceNamespaceMap extends Texts {}
}
