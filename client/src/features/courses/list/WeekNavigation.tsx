import { chakra } from '@chakra-ui/react'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { addDays, startOfDay } from '../../../i18n/calendar.ts'
import { useTexts } from '../../../i18n/use-texts.ts'
import { dateText } from '../../../i18n/when.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import type { Weeks } from './timetable.ts'

const Bar = chakra('nav', {
  base: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '3', flexWrap: 'wrap', mb: '5' },
})
const Week = chakra('p', {
  base: { fontWeight: 'bold', order: { base: -1, sm: 0 }, width: { base: 'full', sm: 'auto' } },
})

type Props = { readonly monday: string; readonly weeks: Weeks; readonly onChange: (monday: string) => void }

/** From week to week, as far as there are sessions. */
export function WeekNavigation({ monday, weeks, onChange }: Props) {
  const { t } = useTexts()
  return (
    <Bar aria-label={t('courses:timetable.navigation')}>
      <Button
        variant="secondary"
        disabled={monday <= weeks.first}
        icon={<ChevronLeft aria-hidden="true" />}
        onClick={() => onChange(addDays(monday, -7))}
      >
        {t('courses:timetable.previous')}
      </Button>
      <Week aria-live="polite">{t('courses:timetable.week', { date: dateText(startOfDay(monday)) })}</Week>
      <Button variant="secondary" disabled={monday >= weeks.last} onClick={() => onChange(addDays(monday, 7))}>
        {t('courses:timetable.next')}
        <ChevronRight aria-hidden="true" />
      </Button>
    </Bar>
  )
}
