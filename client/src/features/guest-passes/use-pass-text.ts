import { useTranslation } from 'react-i18next'
import { dayOfMomentText } from '../../i18n/when.ts'
import type { SharedPass } from './use-guest-passes.ts'

/** The texts of a pass. */
export function usePassText(timezone: string | null) {
  const { t } = useTranslation(['checkout'])
  const dayOf = (instant: string | null): string | null => {
    const at = Date.parse(instant ?? '')
    return Number.isFinite(at) ? dayOfMomentText(at, timezone) : null
  }
  return {
    /** The state, with its day where there is one. */
    state({ status, usedAt }: Pick<SharedPass, 'status' | 'usedAt'>): string {
      const usedOn = dayOf(usedAt)
      if (status === 'used') {
        return usedOn === null ? t('checkout:guestPasses.used') : t('checkout:guestPasses.usedOn', { date: usedOn })
      }
      if (status === 'expired') return t('checkout:guestPasses.expired')
      if (status === 'refunded') return t('checkout:guestPasses.refunded')
      return t('checkout:guestPasses.active')
    },
    until({ expiresAt }: Pick<SharedPass, 'expiresAt'>): string {
      // Expiry at midnight names the day before.
      const at = Date.parse(expiresAt ?? '')
      if (!Number.isFinite(at)) return t('checkout:guestPasses.forever')
      return t('checkout:guestPasses.until', { date: dayOfMomentText(at - 1, timezone) })
    },
  }
}
