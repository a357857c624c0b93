import { useCurrencySymbol } from '../../app/site-record.ts'
import { priceText } from '../../i18n/price-text.ts'
import { useTexts } from '../../i18n/use-texts.ts'
import { dateText, timeText, weekdayText } from '../../i18n/when.ts'
import type { CancellationSummary } from './terms.ts'

export type CancellationText = {
  /** 'Cancel by Wednesday 9 December, 17:30' */
  readonly by: string
  /** 'All of it back as credit. Later: no refund.'; null where nothing is said. */
  readonly returns: string | null
}

const known = ['credit_full', 'nothing', 'not_possible'] as const

/**
 * Until when something can be cancelled and what comes back, in words; null where the platform says nothing. Of what costs
 * nothing nothing can come back, which nobody has to be told. `price` in minor units. [O-97]
 */
export function useCancellationText(): (
  summary: CancellationSummary | null | undefined,
  price?: number | null,
) => CancellationText | null {
  const { t } = useTexts()
  const symbol = useCurrencySymbol()

  function laterText({ returns, fee }: NonNullable<CancellationSummary['later']>): string | null {
    if (fee) return t('activities:cancellation.laterFee', { fee: priceText(fee, symbol) })
    const code = known.find((one) => one === returns)
    return code ? t(`activities:cancellation.later.${code}`) : null
  }

  return (summary, price = null) => {
    if (!summary) return null
    const { until, later } = summary
    const returns = known.find((one) => one === summary.returns) ?? null
    if (!until) {
      const code = known.find((one) => one === (later?.returns ?? returns)) ?? null
      return code === null ? null : { by: t(`activities:cancellation.always.${code}`), returns: null }
    }
    const day = `${weekdayText(until)} ${dateText(until)}`
    // What changes nothing later is said once.
    const sameLater = later?.returns === summary.returns && !later?.fee
    const parts = [
      returns === null ? null : t(`activities:cancellation.returns.${returns}`),
      later && !sameLater ? laterText(later) : null,
    ].filter((part) => part !== null)
    return {
      by: t('activities:cancellation.by', { day, time: timeText(until) }),
      returns: price !== 0 && parts.length > 0 ? parts.join(' ') : null,
    }
  }
}
