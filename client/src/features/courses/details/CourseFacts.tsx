import { chakra } from '@chakra-ui/react'
import { useCurrencySymbol } from '../../../app/site-record.ts'
import { priceText } from '../../../i18n/price-text.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { SafeHtml } from '../../../ui/SafeHtml.tsx'
import type { Course } from '../course.ts'
import { PagePart } from '../../../ui/layout/PagePart.tsx'
import { SessionDates } from '../SessionDates.tsx'

const Stack = chakra('div', { base: { display: 'grid', gap: '8' } })
const Text = chakra('p', { base: { color: 'fg.muted', maxWidth: 'measure' } })
const Words = chakra('div', { base: { maxWidth: 'measure' } })
const Extras = chakra('ul', {
  base: {
    '& li': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '4',
      py: '2',
      borderBottomWidth: '1px',
      borderColor: 'border',
    },
  },
})

/** What to know about a course before booking it: its text, its dates, its extras. */
export function CourseFacts({ course, now }: { readonly course: Course; readonly now: number }) {
  const { t } = useTexts()
  const symbol = useCurrencySymbol()
  return (
    <Stack>
      {course.description ? (
        <PagePart id="course-text" title={t('courses:details.whatToKnow')}>
          <Words>
            <SafeHtml html={course.description} />
          </Words>
        </PagePart>
      ) : null}
      {course.occurrences.length > 0 ? (
        <PagePart id="course-dates" title={t('courses:details.dates', { count: course.occurrences.length })}>
          <SessionDates course={course} now={now} />
        </PagePart>
      ) : null}
      {course.extras.length > 0 ? (
        <PagePart id="course-extras" title={t('courses:details.extras')}>
          <Text>{t('courses:details.extrasText')}</Text>
          <Extras>
            {course.extras.map((extra) => (
              <li key={extra.id}>
                <span>{extra.name}</span>
                <span>{priceText(extra.price, symbol)}</span>
              </li>
            ))}
          </Extras>
        </PagePart>
      ) : null}
    </Stack>
  )
}
