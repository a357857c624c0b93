import { format } from '@touchline/money'
import { useTexts } from '../../i18n/use-texts.ts'
import { instantOf } from '../../i18n/when.ts'
import { proRataShare } from './course.ts'
import type { Course, SessionCount, SessionPrice } from './course.ts'
import { courseSpan, rhythmOf } from './course-rhythm.ts'

/** The sentences about a course that several screens share. */
export function useCourseText() {
  const { t } = useTexts()
  return {
    /** 'Tuesdays 17:00–17:45' */
    rhythm(course: Course): string {
      const rhythm = rhythmOf(course)
      if (rhythm.kind === 'weekly') return t('courses:when.weekly', rhythm)
      return rhythm.kind === 'once' ? t('courses:when.once', rhythm) : t('courses:when.several')
    },
    /** '1 December to 16 February, 12 sessions', as far as it is known. */
    span(course: Course): string {
      const count = course.occurrences.length
      const days = courseSpan(course)
      if (count === 1) return t('courses:when.oneSession')
      if (days === null) return count === 0 ? t('courses:when.unknown') : t('courses:when.sessions', { count })
      return count === 0 ? t('courses:when.days', days) : t('courses:when.span', { ...days, count })
    },
    /** 'From 1 December, 12 sessions', or, once it has begun, what is left of it and until when. */
    dates(course: Course, now: number): string {
      const share = proRataShare(course, now)
      const days = courseSpan(course)
      if (share && days) return t('courses:when.started', { left: share.left, count: share.all, to: days.to })
      const count = course.occurrences.length
      const begins = days !== null && course.startsAt !== null && instantOf(course.startsAt) > now
      return begins && count > 1 ? t('courses:when.from', { from: days.from, count }) : this.span(course)
    },
    /** '£6.40 a session' */
    perSession({ amount, exact }: SessionPrice, symbol: string): string {
      return t(exact ? 'courses:price.each' : 'courses:price.about', { price: format(amount, symbol) })
    },
    /** '7 of 12 sessions left' */
    share({ left, all }: SessionCount): string {
      return t('courses:price.share', { left, count: all })
    },
  }
}
