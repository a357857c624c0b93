import { format } from '@touchline/money'
import { useTranslation } from 'react-i18next'
import { instantOf } from '../../../i18n/calendar.ts'
import { proRataShare, sessionsHeld } from './schedule.ts'
import type { Schedule, SessionCount, SessionPrice } from './schedule.ts'
import { scheduleSpan, rhythmOf } from './schedule-rhythm.ts'

/** Texts of courses and camps shared by several screens. */
export function useScheduleText() {
  const { t } = useTranslation(['courses'])
  return {
    /** 'Tuesdays 17:00 to 17:45' */
    rhythm(schedule: Schedule): string {
      const rhythm = rhythmOf(schedule)
      if (rhythm.kind === 'weekly') return t('courses:when.weekly', rhythm)
      if (rhythm.kind === 'daily') return t('courses:campBooking.eachDay', rhythm)
      return rhythm.kind === 'once' ? t('courses:when.once', rhythm) : t('courses:when.several')
    },
    /** '1 December to 16 February, 12 sessions', as far as it is known. */
    span(schedule: Schedule): string {
      const count = sessionsHeld(schedule).length
      const days = scheduleSpan(schedule)
      if (count === 1) return t('courses:when.oneSession')
      if (days === null) return count === 0 ? t('courses:when.unknown') : t('courses:when.sessions', { count })
      return count === 0 ? t('courses:when.days', days) : t('courses:when.span', { ...days, count })
    },
    /** 'From 1 December, 12 sessions'; once it has begun, the remaining sessions and the end. */
    dates(schedule: Schedule, now: number): string {
      const share = proRataShare(schedule, now)
      const days = scheduleSpan(schedule)
      if (share && days) return t('courses:when.started', { left: share.left, count: share.all, to: days.to })
      const count = sessionsHeld(schedule).length
      const begins = days !== null && schedule.startsAt !== null && instantOf(schedule.startsAt) > now
      return begins && count > 1 ? t('courses:when.from', { from: days.from, count }) : this.span(schedule)
    },
    /** '£6.40 a session', or 'or £32.00 a day' where days are sold alone */
    perSession({ amount, exact, alone }: SessionPrice, symbol: string): string {
      if (alone) return t('courses:price.orDay', { price: format(amount, symbol) })
      return t(exact ? 'courses:price.each' : 'courses:price.about', { price: format(amount, symbol) })
    },
    /** '7 of 12 sessions left' */
    share({ left, all }: SessionCount): string {
      return t('courses:price.share', { left, count: all })
    },
  }
}
