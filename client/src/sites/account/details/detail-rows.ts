import type { User } from '../../../app/session/session-state.ts'
import type { TextKey } from '../../../i18n/texts.ts'
import type { DetailsChange } from '../../../features/account/change-details.ts'

type Values = Readonly<Record<string, string>>

type RowField = {
  readonly name: string
  readonly label: TextKey<'account' | 'common'>
  readonly optional?: boolean
  readonly type?: 'tel'
  readonly autoComplete?: HTMLInputElement['autocomplete']
}

/** A row of the page whose form has texts only. */
export type RowOfTexts = {
  readonly name: string
  readonly label: TextKey<'account'>
  /** Why we ask. */
  readonly help?: TextKey<'account'>
  /** Nobody has to answer: the reason stands beside the question, and no draft is kept. [O-270] */
  readonly isVoluntary?: boolean
  readonly fields: readonly RowField[]
  /** The lines shown; empty when nothing is known. */
  readonly shown: (user: User) => readonly string[]
  readonly valuesOf: (user: User) => Values
  readonly changeOf: (values: Values) => DetailsChange
  /** Values of the platform that have a word in each language; others are what a person wrote. */
  readonly words?: Readonly<Record<string, TextKey<'account'>>>
}

const lines = (...parts: readonly (string | null | undefined)[]): readonly string[] =>
  parts.flatMap((part) => (part ? [part] : []))

const text = (values: Values, name: string): string => values[name]?.trim() ?? ''
const orNull = (values: Values, name: string): string | null => text(values, name) || null

function single(
  name: 'disability' | 'gender' | 'ethnicity',
  label: TextKey<'account'>,
  help: TextKey<'account'>,
): RowOfTexts {
  return {
    name,
    label,
    help,
    isVoluntary: true,
    fields: [{ name, label, optional: true }],
    shown: (user) => lines(user[name]),
    valuesOf: (user) => ({ [name]: user[name] ?? '' }),
    changeOf: (values) => ({ [name]: orNull(values, name) }),
  }
}

export const nameRow: RowOfTexts = {
  name: 'name',
  label: 'account:details.name',
  fields: [
    { name: 'title', label: 'account:details.title', optional: true, autoComplete: 'honorific-prefix' },
    { name: 'firstName', label: 'common:auth.firstName', autoComplete: 'given-name' },
    { name: 'lastName', label: 'common:auth.lastName', autoComplete: 'family-name' },
  ],
  shown: ({ title, firstName, lastName }) => lines(lines(title, firstName, lastName).join(' ')),
  valuesOf: ({ title, firstName, lastName }) => ({
    title: title ?? '',
    firstName: firstName ?? '',
    lastName: lastName ?? '',
  }),
  changeOf: (values) => ({
    title: orNull(values, 'title'),
    firstName: text(values, 'firstName'),
    lastName: text(values, 'lastName'),
  }),
}

const genders: RowOfTexts['words'] = {
  female: 'account:details.genders.female',
  male: 'account:details.genders.male',
}

/** Questions that nobody has to answer. */
export const voluntaryRows: readonly RowOfTexts[] = [
  single('disability', 'account:details.disability', 'account:details.disabilityHelp'),
  { ...single('gender', 'account:details.gender', 'account:details.genderHelp'), words: genders },
  single('ethnicity', 'account:details.ethnicity', 'account:details.ethnicityHelp'),
]

/** How a customer is reached, besides by e-mail. */
export const reachRows: readonly RowOfTexts[] = [
  {
    name: 'phone',
    label: 'account:details.phone',
    help: 'account:details.phoneHelp',
    fields: [{ name: 'phone', label: 'common:auth.phone', optional: true, type: 'tel', autoComplete: 'tel' }],
    shown: ({ phone }) => lines(phone),
    valuesOf: ({ phone }) => ({ phone: phone ?? '' }),
    changeOf: (values) => ({ phone: orNull(values, 'phone') }),
  },
  {
    name: 'address',
    label: 'account:details.address',
    fields: [
      { name: 'line1', label: 'account:details.line1', autoComplete: 'address-line1' },
      { name: 'line2', label: 'account:details.line2', optional: true, autoComplete: 'address-line2' },
      { name: 'town', label: 'common:auth.town', autoComplete: 'address-level2' },
      { name: 'postcode', label: 'common:auth.postcode', autoComplete: 'postal-code' },
    ],
    shown: ({ address }) => lines(address?.line1, address?.line2, lines(address?.town, address?.postcode).join(', ')),
    valuesOf: ({ address }) => ({
      line1: address?.line1 ?? '',
      line2: address?.line2 ?? '',
      town: address?.town ?? '',
      postcode: address?.postcode ?? '',
    }),
    changeOf: (values) => ({
      address: {
        line1: text(values, 'line1'),
        line2: orNull(values, 'line2'),
        town: text(values, 'town'),
        postcode: text(values, 'postcode'),
      },
    }),
  },
  {
    name: 'emergency',
    label: 'account:details.emergency',
    help: 'account:details.emergencyHelp',
    fields: [
      { name: 'name', label: 'account:details.contactName', autoComplete: 'off' },
      { name: 'relationship', label: 'account:details.contactRelationship', optional: true, autoComplete: 'off' },
      { name: 'phone', label: 'common:auth.phone', type: 'tel', autoComplete: 'off' },
    ],
    shown: ({ emergencyContact: contact }) =>
      lines(lines(contact?.name, contact?.relationship).join(', '), contact?.phone),
    valuesOf: ({ emergencyContact: contact }) => ({
      name: contact?.name ?? '',
      relationship: contact?.relationship ?? '',
      phone: contact?.phone ?? '',
    }),
    changeOf: (values) => {
      const name = text(values, 'name')
      const relationship = orNull(values, 'relationship')
      const phone = text(values, 'phone')
      const isEmpty = name === '' && relationship === null && phone === ''
      return { emergencyContact: isEmpty ? null : { name, relationship, phone } }
    },
  },
]
