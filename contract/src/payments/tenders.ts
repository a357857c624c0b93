import type { Channel, TenderType } from '../shared/enumerations.ts'

/** The rules of one way of paying. */
export type TenderRules = {
  /** The channels that accept it in a list of payments; none for one found in imported orders only. */
  readonly channels: readonly Channel[]
  /** An order takes one type of each group. */
  readonly exclusiveGroup: 'counted-at-the-till' | null
  /** Entries stand side by side. Otherwise entering it again replaces it, and several in one list are added up. */
  readonly mayRepeat: boolean
  readonly needsTill: boolean
  /** Each entry may carry the number of its slip. */
  readonly takesReference: boolean
  /** An entry keeps its amount when a line leaves the basket. */
  readonly keepsItsValue: boolean
  /** The ways to refund it, the default first. Money may also be refunded outside the platform. */
  readonly refundableTo: readonly TenderType[]
}

const elsewhere = {
  channels: [],
  exclusiveGroup: null,
  mayRepeat: false,
  needsTill: false,
  takesReference: false,
  keepsItsValue: false,
} as const

const atTheTill = { ...elsewhere, channels: ['foh'], needsTill: true } as const

/** Every way of paying, with its rules. */
export const tenders = {
  online: { ...elsewhere, channels: ['online'], refundableTo: ['online', 'credit', 'off-system'] },
  credit: { ...elsewhere, channels: ['online', 'foh'], refundableTo: ['credit'] },
  cash: { ...atTheTill, exclusiveGroup: 'counted-at-the-till', refundableTo: ['cash', 'credit', 'off-system'] },
  cheque: {
    ...atTheTill,
    takesReference: true,
    exclusiveGroup: 'counted-at-the-till',
    refundableTo: ['credit', 'off-system'],
  },
  'offline-voucher': {
    ...atTheTill,
    takesReference: true,
    mayRepeat: true,
    keepsItsValue: true,
    refundableTo: ['credit'],
  },
  card: { ...atTheTill, takesReference: true, refundableTo: ['card', 'credit', 'off-system'] },
  float: { ...elsewhere, refundableTo: [] },
  'off-system': { ...elsewhere, refundableTo: ['off-system', 'credit'] },
  'direct-debit': { ...elsewhere, refundableTo: ['direct-debit', 'credit', 'off-system'] },
  voucher: { ...elsewhere, refundableTo: ['credit'] },
  'gift-card': { ...elsewhere, refundableTo: ['credit'] },
  inclusive: { ...elsewhere, refundableTo: [] },
} as const satisfies Readonly<Record<TenderType, TenderRules>>
