import { useTranslation } from 'react-i18next'
import type { Booking } from '../use-booking.ts'

/** Why the buttons are disabled, in the specified words; null when they are not. [S5-021 to S5-026, O-24] */
export function useBookingHint({ disabled, induction }: Pick<Booking, 'disabled' | 'induction'>): string | null {
  const { t } = useTranslation(['courses'])
  if (disabled === null) return null
  if (disabled.kind === 'message') return disabled.message
  return t(`courses:booking.hints.${disabled.hint}`, { name: induction?.name ?? '' })
}
