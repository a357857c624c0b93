import { useTexts } from '../../i18n/use-texts.ts'
import type { Course, SessionCount } from './course.ts'
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
    /** '7 of 12 sessions left' */
    share({ left, all }: SessionCount): string {
      return t('courses:price.share', { left, count: all })
    },
  }
}
