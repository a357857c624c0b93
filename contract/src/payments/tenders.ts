import type { Channel, TenderType } from '../shared/enumerations.ts'

/** How one way of paying behaves. */
export type TenderRules = {
  /** Where it can be an entry of a list of payments; nowhere: it is only found in orders that were made elsewhere. */
  readonly channels: readonly Channel[]
  /** Of the types of one group, an order takes one. */
  readonly exclusiveGroup: 'counted-at-the-till' | null
  /**
   * Entries stand side by side; otherwise there is one of the type: entering another takes its place, and a list that is
   * sent with several is read as their sum.
   */
  readonly mayRepeat: boolean
  readonly needsTill: boolean
  /** An entry may say what its slip says, each its own. */
  readonly takesReference: boolean
  /** It is worth what it is worth: an entry stays when a line is taken out of the basket. */
  readonly keepsItsValue: boolean
  /** What a refund may be given as, the first one first. What was paid with money may be given back outside of the platform. */
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

/** Every way of paying and its rules. [O-41, C-68, P7-076, S3-035, S4-015, S4-016, S4-017, S4-018, S4-019] */
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
