import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useCurrencySymbol } from '../../../app/site-record.ts'
import { priceText } from '../../../i18n/price-text.ts'
import { styled } from '../../../theme/styled.ts'
import { SafeHtml } from '../../../ui/text/SafeHtml.tsx'
import { sessionsHeld } from '../schedules/schedule.ts'
import type { Schedule } from '../schedules/schedule.ts'
import { PagePart } from '../../../ui/layout/page/PagePart.tsx'
import { SessionDates } from '../schedules/SessionDates.tsx'

const Stack = styled('div', { base: { display: 'grid', gap: '8', pt: '8' } })
const Text = styled('p', { base: { fontSize: 'sm', color: 'fg.muted', maxWidth: 'measure' } })
const Words = styled('div', { base: { maxWidth: 'measure', overflowWrap: 'anywhere' } })
const Bring = styled('ul', {
  base: {
    display: 'grid',
    gap: '2',
    maxWidth: 'measure',
    '& > li': { display: 'flex', gap: '3' },
    '& svg': { width: '20px', height: '20px', flexShrink: 0, mt: '3px', color: 'link' },
  },
})
const Extras = styled('ul', {
  base: {
    '& li': {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '4',
      py: '3',
      borderBottomWidth: '1px',
      borderColor: 'border',
    },
    '& li:last-of-type': { borderBottomWidth: 0 },
  },
})

/** The facts of a schedule before booking: text, what to bring, dates, extras. */
export function ScheduleFacts({ schedule, now }: { readonly schedule: Schedule; readonly now: number }) {
  const { t } = useTranslation(['courses'])
  const symbol = useCurrencySymbol()
  const bring = schedule.bring ?? []
  return (
    <Stack>
      {schedule.description ? (
        <PagePart id="schedule-text" title={t('courses:details.whatToKnow')}>
          <Words>
            <SafeHtml html={schedule.description} />
          </Words>
        </PagePart>
      ) : null}
      {bring.length > 0 ? (
        <PagePart id="schedule-bring" title={t('courses:details.bring')}>
          <Bring>
            {bring.map((thing) => (
              <li key={thing}>
                <Check aria-hidden="true" />
                {thing}
              </li>
            ))}
          </Bring>
        </PagePart>
      ) : null}
      {schedule.occurrences.length > 0 ? (
        <PagePart
          id="schedule-dates"
          title={t('courses:details.dates', { count: sessionsHeld(schedule).length || schedule.occurrences.length })}
        >
          <SessionDates schedule={schedule} now={now} />
        </PagePart>
      ) : null}
      {schedule.extras.length > 0 ? (
        <PagePart id="schedule-extras" title={t('courses:details.extras')}>
          <Text>{t('courses:details.extrasText')}</Text>
          <Extras>
            {schedule.extras.map((extra) => (
              <li key={extra.id}>
                <span>{extra.name}</span>
                <strong>{priceText(extra.price, symbol)}</strong>
              </li>
            ))}
          </Extras>
        </PagePart>
      ) : null}
    </Stack>
  )
}
