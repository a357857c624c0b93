import type { AcmePayment, Standing } from './acme-wire.ts'

/** Cards of Acme Pay by what they do. */
export const acmeCards = {
  good: '5100000000000008',
  declined: '5100000000000016',
  challenged: '5100000000000024',
  captureDeclined: '5100000000000032',
} as const

type NewPayment = {
  readonly ref: string
  readonly pence: number
  readonly ticket: string
  readonly comeBackTo: string
}

type Kept = Omit<NewPayment, 'ref' | 'ticket'> & { payment: AcmePayment; readonly number: string; captures: number }

/** A refusal of Acme Pay. */
export class AcmeProblem extends Error {
  readonly problem: string
  readonly payment: AcmePayment | null

  constructor(problem: string, payment: AcmePayment | null = null) {
    super(problem)
    this.problem = problem
    this.payment = payment
  }
}

type Options = {
  readonly takesAtOnce: boolean
  readonly bankPage: string
  readonly now: () => number
  readonly tell: (payment: AcmePayment) => void
}

/** The other side of Acme Pay, in memory: its payments, and what became of them. */
export function acmeBooks({ takesAtOnce, bankPage, now, tell }: Options) {
  let given = 0
  const next = (word: string) => `${word}-${++given}`
  const tickets = new Map<string, string>()
  const kept = new Map<string, Kept>()
  const withdrawn = new Set<string>()

  function find(paymentNo: string): Kept {
    const found = kept.get(paymentNo)
    if (!found) throw new AcmeProblem('NO_SUCH_PAYMENT')
    return found
  }

  function move(entry: Kept, standing: Standing, more: Partial<AcmePayment> = {}): AcmePayment {
    entry.payment = { ...entry.payment, ...more, standing }
    tell(entry.payment)
    return entry.payment
  }

  function take(entry: Kept): AcmePayment {
    entry.captures += 1
    return move(entry, 'SETTLED', { settledPence: entry.pence, bank: null })
  }

  function approve(entry: Kept): AcmePayment {
    if (!takesAtOnce) return move(entry, 'RESERVED', { bank: null })
    if (entry.number !== acmeCards.captureDeclined) return take(entry)
    return move(entry, 'REFUSED', { refusal: { why: 'DO_NOT_HONOUR', again: true } })
  }

  return {
    openForm: () => ({ formKey: next('form'), livesFor: 900 }),
    /** A browser turns a card into a ticket. */
    typeCard(number: string): string {
      const ticket = next('ticket')
      tickets.set(ticket, number)
      return ticket
    },
    pay({ ref, pence, ticket, comeBackTo }: NewPayment): AcmePayment {
      if (withdrawn.has(ref)) throw new AcmeProblem('REF_WITHDRAWN')
      if ([...kept.values()].some(({ payment }) => payment.ref === ref)) throw new AcmeProblem('REF_TAKEN')
      const number = tickets.get(ticket)
      if (number === undefined || !tickets.delete(ticket)) throw new AcmeProblem('TICKET_SPENT')
      const paymentNo = `AP${kept.size + 1}`
      const card = { scheme: 'VISA', tail: number.slice(-4), until: '2030-12' }
      const blank = { settledPence: 0, refundedPence: 0, refunds: [], refusal: null, bank: null }
      const payment: AcmePayment = { paymentNo, ref, standing: 'ASKING', card, ...blank }
      const entry: Kept = { payment, pence, comeBackTo, number, captures: 0 }
      kept.set(paymentNo, entry)
      if (number === acmeCards.declined) return move(entry, 'REFUSED', { refusal: { why: 'LOST_CARD', again: false } })
      if (number !== acmeCards.challenged) return approve(entry)
      const bank = { page: bankPage, visit: next('visit'), until: now() + 600_000 }
      return move(entry, 'ASKING', { bank })
    },
    /** The customer at the bank, who came with these fields: the form that the bank's page posts back, and where to. */
    visitBank({ acmeVisit = '', acmeWord = '' }: Readonly<Record<string, string>>, says: 'yes' | 'no') {
      const entry = [...kept.values()].find(({ payment }) => payment.bank?.visit === acmeVisit)
      return { action: entry?.comeBackTo ?? '', fields: { acmeProof: `${says}:${acmeVisit}`, acmeWord } }
    },
    prove(paymentNo: string, proof: string): AcmePayment {
      const entry = find(paymentNo)
      const { bank, standing } = entry.payment
      if (standing !== 'ASKING') return entry.payment
      return proof === `yes:${bank?.visit}` ? approve(entry) : move(entry, 'NOT_PROVEN', { bank: null })
    },
    settle(paymentNo: string): AcmePayment {
      const entry = find(paymentNo)
      const { standing } = entry.payment
      if (standing === 'SETTLED') return entry.payment
      if (standing !== 'RESERVED') throw new AcmeProblem('NOT_RESERVED', entry.payment)
      if (entry.number === acmeCards.captureDeclined) return entry.payment
      return take(entry)
    },
    refund(paymentNo: string, pence: number) {
      const entry = find(paymentNo)
      const { refundedPence, settledPence, refunds } = entry.payment
      if (refundedPence + pence > settledPence) throw new AcmeProblem('TOO_MUCH', entry.payment)
      const refundNo = `${paymentNo}-R${refunds.length + 1}`
      entry.payment = {
        ...entry.payment,
        refundedPence: refundedPence + pence,
        refunds: [...refunds, { refundNo, pence }],
      }
      return { refundNo }
    },
    withdraw(ref: string): { payment: AcmePayment | null } {
      const entry = [...kept.values()].find(({ payment }) => payment.ref === ref)
      if (!entry) {
        withdrawn.add(ref)
        return { payment: null }
      }
      if (entry.payment.standing === 'SETTLED') throw new AcmeProblem('ALREADY_SETTLED', entry.payment)
      return { payment: move(entry, 'VOID', { bank: null }) }
    },
    taken() {
      const all = [...kept.values()]
      return {
        captured: all.reduce((total, { payment }) => total + payment.settledPence, 0),
        captures: all.reduce((total, { captures }) => total + captures, 0),
        refunded: all.reduce((total, { payment }) => total + payment.refundedPence, 0),
      }
    },
  }
}
