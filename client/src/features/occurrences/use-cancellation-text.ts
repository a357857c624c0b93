import { format, minorUnits } from '@touchline/money'
import { useTranslation } from 'react-i18next'
import { useCurrencySymbol } from '../../app/site-record.ts'
import { priceText } from '../../i18n/price-text.ts'
import { dateText, timeText, weekdayText } from '../../i18n/when.ts'
import type { CancellationSummary } from './terms.ts'
import { isFree, termsTogether } from './terms-together.ts'
import type { LineTerms, SaidTerms } from './terms-together.ts'

export type CancellationText = {
  /** 'Cancel by Wednesday 9 December, 17:30' */
  readonly by: string
  /** 'Full refund as credit. After that, no refund.'; null where nothing is said. */
  readonly returns: string | null
  /** 'After that, no refund.'; null without a deadline, and where the same holds later. */
  readonly later: string | null
}

type Later = CancellationSummary['later']

const known = ['credit_full', 'usage', 'nothing', 'usage_lost', 'not_possible'] as const

/** The sentence about cancelling several sessions later; null where one deadline holds for all. */
function spreadOf(later: Later): 'each' | 'all_left' | 'next' | null {
  // Nothing of a course can be cancelled while its next session cannot.
  if (later?.sessions === 'all_left') return later.returns === 'not_possible' ? 'next' : 'all_left'
  return later?.sessions === 'each' ? 'each' : null
}

const joined = (parts: readonly (string | null)[]) => parts.filter((part) => part !== null).join(' ') || null

type TextOf = (summary: CancellationSummary | null | undefined, price?: number | null) => CancellationText | null

/**
 * The cancellation deadline and the refund, in words; null when the platform says nothing. A free booking has no refund
 * to mention. `price` in minor units.
 */
export function useCancellationText(): TextOf {
  const textOf = useCancellationTexts()
  return (summary, price) => textOf([{ summary, price }])
}

/** The same of several lines that are cancelled together. [O-430] */
export function useCancellationTexts(): (lines: readonly LineTerms[]) => CancellationText | null {
  const { t } = useTranslation(['activities'])
  const symbol = useCurrencySymbol()

  /** The fee of a late cancellation, with what is refused until it is paid; null without one. */
  function feeText(later: Later, when: 'later' | 'now'): string | null {
    if (!later?.fee) return null
    const { fee, strikes, blocks } = later
    const terms = { fee: priceText(fee, symbol), times: strikes?.count ?? 1, days: strikes?.days ?? 0 }
    const said = t(`activities:cancellation.${strikes ? 'feeFrom' : 'fee'}.${when}`, terms)
    return blocks?.includes('booking') ? `${said} ${t('activities:cancellation.feeFirst')}` : said
  }

  function laterText(later: NonNullable<Later>): string | null {
    const code = known.find((one) => one === later.returns)
    return feeText(later, 'later') ?? (code ? t(`activities:cancellation.later.${code}`) : null)
  }

  /** The rule for a session after its own deadline. */
  function pastText(later: Later): string | null {
    const past = later?.strikes ? feeText(later, 'now') : null
    if (past) return `${t('activities:cancellation.sessions.past')} ${past}`
    if (later?.fee) return t('activities:cancellation.sessions.pastFee', { fee: priceText(later.fee, symbol) })
    if (later?.returns === 'usage_lost') return t('activities:cancellation.sessions.pastUsage')
    return later?.returns === 'nothing' ? t('activities:cancellation.sessions.past') : null
  }

  function withoutTime(summary: CancellationSummary, isNothingPaid: boolean): CancellationText | null {
    const { later } = summary
    const spread = spreadOf(later)
    if (spread) {
      return {
        by: t(`activities:cancellation.sessions.${spread}.always`),
        returns: isNothingPaid ? null : pastText(later),
        later: null,
      }
    }
    const code = known.find((one) => one === (later?.returns ?? summary.returns))
    if (!code) return null
    return { by: t(`activities:cancellation.always.${code}`), returns: feeText(later, 'now'), later: null }
  }

  function laterParts(later: NonNullable<Later>): readonly (string | null)[] {
    const spread = spreadOf(later)
    return spread ? [t(`activities:cancellation.sessions.${spread}.later`), pastText(later)] : [laterText(later)]
  }

  /** 'For 2 × Adult (£5.60 each): full refund …' where other tickets have other terms. */
  function ofTickets(tickets: SaidTerms['tickets'], terms: string | null): string | null {
    if (terms === null || tickets.length === 0) return terms
    const named = tickets.map(({ name, quantity, price }) =>
      t('activities:cancellation.tickets', { name, quantity, price: format(minorUnits(price), symbol) }),
    )
    return t('activities:cancellation.ofTickets', { tickets: named.join(', '), terms })
  }

  function namedTextOf(said: SaidTerms): CancellationText | null {
    const text = textOf(said)
    return (
      text && { ...text, returns: ofTickets(said.tickets, text.returns), later: ofTickets(said.tickets, text.later) }
    )
  }

  function textOf(said: SaidTerms): CancellationText | null {
    const { summary } = said
    const { until, later } = summary
    // A package, or extras, come back although the price is nothing.
    const isNothingPaid = isFree(said)
    if (!until) return withoutTime(summary, isNothingPaid)
    const day = `${weekdayText(until)} ${dateText(until)}`
    const returns = known.find((one) => one === summary.returns)
    // Equal terms later are said once.
    const sameLater = later?.returns === summary.returns && !later?.fee
    const then = later && !sameLater ? laterParts(later) : []
    const costs = [returns ? t(`activities:cancellation.returns.${returns}`) : null, ...then]
    const spread = spreadOf(later)
    // Without a price only what becomes impossible matters.
    const impossible =
      later?.returns === 'not_possible' && !sameLater ? t('activities:cancellation.later.not_possible') : null
    const free = spread ? t(`activities:cancellation.sessions.${spread}.later`) : impossible
    return {
      by: t('activities:cancellation.by', { day, time: timeText(until) }),
      returns: isNothingPaid ? free : joined(costs),
      later: isNothingPaid ? free : joined(then),
    }
  }

  return (lines) => {
    const [first, ...others] = termsTogether(lines).flatMap((said) => namedTextOf(said) ?? [])
    if (!first) return null
    // Lines of one time have one deadline.
    const further = others.map((other) => joined([other.by === first.by ? null : `${other.by}.`, other.returns]))
    return {
      by: first.by,
      returns: joined([first.returns, ...further]),
      later: joined([first.later, ...others.map(({ later }) => later)]),
    }
  }
}
